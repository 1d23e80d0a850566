import type { Transaction } from 'kysely'
import {
  checkLocation,
  type LocationInput,
  type LocationProblem,
  locationFieldNames,
} from '../../../domain/locations/check-location.ts'
import type { MapCategory } from '../../../domain/locations/map-location.ts'
import type { ImportNote } from '../../../messages/server/shop-import.ts'
import { changeContent, lockContent } from '../../content/content-version.ts'
import type { Schema } from '../../db/schema.ts'
import { addLocation, changeLocation } from '../../locations/save-location.ts'
import { type ImportContext, readRecords } from '../import-context.ts'
import { addNotes, countRecord, countUnknown, keptNotes, type Outcome } from '../import-report.ts'
import { findImported, hashOf, noteImported, planFields } from '../imported-records.ts'
import { isRecord, type SourceRecord } from '../source/shop-source.ts'
import { textOf } from '../source-fields.ts'

const readLocation = (fields: SourceRecord): LocationInput => ({
  ...{ name: textOf(fields.name), category: textOf(fields.category) as MapCategory },
  ...{ address: textOf(fields.address), function: textOf(fields.function) },
  latitude: Number(textOf(fields.latitude) || 'none'),
  longitude: Number(textOf(fields.longitude) || 'none'),
  website: textOf(fields.website),
})

const unknownOf = (fields: SourceRecord) =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name]) => !(locationFieldNames as readonly string[]).includes(name),
    ),
  )

const invalid = (field: string, problem: LocationProblem): ImportNote => [
  'location-invalid',
  field,
  [`location-${problem}`],
]

type Wanted = { id: string; fields: SourceRecord }

const planAndWrite = async (
  db: Transaction<Schema>,
  context: ImportContext,
  wanted: readonly Wanted[],
) => {
  const { report, name: source, isDryRun, now } = context
  const known = await findImported(
    db,
    source,
    'location',
    wanted.map(({ id }) => id),
  )
  const stored = await db.selectFrom('location').selectAll().execute()
  const byId = new Map(stored.map((each) => [String(each.id), each]))
  const nameOf = ({ name, address }: LocationInput) => JSON.stringify([name, address])
  const byName = new Map(stored.map((each) => [nameOf(each), each]))
  const importOne = async ({ id, fields }: Wanted): Promise<[Outcome, ...ImportNote[]]> => {
    const location = readLocation(fields)
    const before = known.get(id)
    const problems = Object.entries(checkLocation(location))
    if (problems.length > 0)
      return ['skipped', ...problems.map(([field, problem]) => invalid(field, problem))]
    const local = before ? byId.get(before.local_id) : byName.get(nameOf(location))
    if (before && !local) return ['skipped', ['deleted-here']]
    const { changed, kept, written } = planFields(location, local ?? {}, before?.written ?? {})
    const notes = local ? keptNotes(kept) : []
    const outcome = local
      ? changed.length > 0
        ? 'updated'
        : notes.length > 0
          ? 'kept'
          : 'unchanged'
      : 'created'
    if (isDryRun) return [outcome, ...notes]
    let localId = local?.id
    if (!local) {
      const added = await addLocation(db, location, Number(id) || undefined)
      if (!added.ok) return ['skipped', ['fields-invalid']]
      localId = added.value.id
    } else if (changed.length > 0) {
      const values = location as Record<string, unknown>
      const given = Object.fromEntries(changed.map((field) => [field, values[field]]))
      const { id: own, version, ...old } = local
      await changeLocation(db, { id: own, version, fields: { ...old, ...given } })
    }
    const hashes = Object.entries(location).map(([field, value]) => [field, hashOf(value)])
    await noteImported(db, [
      {
        ...{ source, kind: 'location', source_id: id, local_id: String(localId), imported_at: now },
        ...{ source_hash: hashOf(fields), unknown: unknownOf(fields) },
        written: local ? written : Object.fromEntries(hashes),
      },
    ])
    return [outcome, ...notes]
  }
  for (const one of wanted) {
    const [outcome, ...notes] = await importOne(one)
    countRecord(report, 'location', outcome)
    if (outcome !== 'skipped') countUnknown(report, 'location', unknownOf(one.fields))
    addNotes(report, 'location', one.id, notes)
  }
}

/** Imports the places of the map (table Map, D1 §7) in one transaction. */
export const importLocations = async (context: ImportContext) => {
  const { db, isDryRun, progress } = context
  const records = await readRecords(context, 'location', 'locations')
  const wanted = records.map((record) => ({
    id: textOf(record.id),
    fields: isRecord(record.fields) ? record.fields : record,
  }))
  if (wanted.length === 0) return
  if (isDryRun) await db.transaction().execute((trx) => planAndWrite(trx, context, wanted))
  else
    await changeContent(db, async (trx) => {
      await lockContent(trx)
      await planAndWrite(trx, context, wanted)
    })
  progress('location', wanted.length)
}
