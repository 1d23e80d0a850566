import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import {
  compareLocations,
  type LocationDifferences,
} from '../../../domain/locations/compare-locations.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { Database } from '../../db/client.ts'
import type { Schema } from '../../db/schema.ts'
import { forEachInTurns, runInTurns } from '../../long-tasks/in-turns.ts'
import { readLocations } from '../find-locations.ts'
import { type EditedLocation, nextLocationId } from '../save-location.ts'
import type { LocationFile, LocationRowProblem } from './read-location-file.ts'

type LocationImport = {
  file: LocationFile
  /** Whether locations that the file does not have stay. */
  keepsMissing: boolean
}

export type LocationPreview = LocationDifferences & {
  /** Rows that cannot be imported, by row; with any of them nothing is imported. */
  problems: LocationRowProblem[]
  /** Identifies these differences: an import of others is refused. */
  digest: string
}

export type LocationImportRefusal =
  | 'rows-invalid'
  /** The locations changed since the preview. */
  | 'preview-outdated'

/** Rows of a statement, below the limit of parameters of both databases. */
const rowsPerStatement = 1_000

const digestOf = async ({ added, changed, removed, unchanged }: LocationDifferences) => {
  const hash = createHash('sha256').update(`${added.length} ${changed.length} ${unchanged}`)
  await forEachInTurns([...added, ...changed, ...removed], (one) => {
    hash.update(JSON.stringify(one))
  })
  return hash.digest('base64url')
}

/** What an import would change; changes nothing. */
export const previewLocationImport = async (
  db: Database,
  { file, keepsMissing }: LocationImport,
): Promise<LocationPreview> => {
  const compared = await runInTurns(compareLocations(await readLocations(db), file.locations))
  const differences = { ...compared.differences, ...(keepsMissing && { removed: [] }) }
  const problems = [...file.problems, ...compared.problems]
  return {
    ...differences,
    problems: problems.toSorted((one, other) => one.row - other.row),
    digest: await digestOf(differences),
  }
}

const inBatches = async <Row>(rows: readonly Row[], run: (batch: Row[]) => Promise<unknown>) => {
  for (let at = 0; at < rows.length; at += rowsPerStatement)
    await run(rows.slice(at, at + rowsPerStatement))
}

/** By id: an editor that is open during the import notices the change. */
const findVersions = async (trx: Transaction<Schema>, ids: readonly number[]) => {
  const versions = new Map<number, number>()
  await inBatches(ids, async (batch) => {
    const rows = await trx
      .selectFrom('location')
      .select(['id', 'version'])
      .where('id', 'in', batch)
      .execute()
    for (const { id, version } of rows) versions.set(id, version)
  })
  return versions
}

/** Replaces rows by id: one statement for many. */
const applyDifferences = async (
  trx: Transaction<Schema>,
  { added, changed, removed }: LocationDifferences,
) => {
  const versions = await findVersions(
    trx,
    changed.map(({ before }) => before.id),
  )
  const gone = [...removed, ...changed.map(({ before }) => before)].map(({ id }) => id)
  await inBatches(gone, (ids) => trx.deleteFrom('location').where('id', 'in', ids).execute())
  const next = changed.reduce(
    (most, { after }) => Math.max(most, after.id + 1),
    await nextLocationId(trx),
  )
  const written: EditedLocation[] = [
    ...changed.map(({ after }) => ({ ...after, version: (versions.get(after.id) ?? 0) + 1 })),
    ...added.map(({ row: _row, ...fields }, index) => ({
      ...fields,
      id: next + index,
      version: 0,
    })),
  ]
  await inBatches(written, (rows) => trx.insertInto('location').values(rows).execute())
}

/** Imports what a preview showed, all or nothing. */
export const importLocations = async (
  trx: Transaction<Schema>,
  request: LocationImport & { digest: string },
): Promise<Result<LocationPreview, LocationImportRefusal>> => {
  const preview = await previewLocationImport(trx, request)
  if (preview.problems.length > 0) return refuse('rows-invalid')
  if (preview.digest !== request.digest) return refuse('preview-outdated')
  await applyDifferences(trx, preview)
  return ok(preview)
}
