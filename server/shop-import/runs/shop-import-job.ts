import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type { ImportNote } from '../../../messages/server/shop-import.ts'
import { invalidateDataVersions } from '../../db/data-version.ts'
import { json } from '../../db/json.ts'
import { importLoginOwner, secretBoxOf } from '../../db/secrets/secret-box.ts'
import type { ImportProgress, ImportReport } from '../../db/tables/imports.ts'
import type { Handlers } from '../../outbox/worker.ts'
import type { Services } from '../../services.ts'
import { runImport } from '../import-shop.ts'
import { ImportError, type ShopSource } from '../source/shop-source.ts'
import { webSource } from '../source/web-source.ts'
import { zipSource } from '../source/zip-source.ts'
import { removeSource, shopImportKind } from './shop-imports.ts'
import { assembleParts } from './stored-parts.ts'

/** The lane of imports: none delays a mail. A restored copy of the shop waits as mails do. */
export const shopImportLane = {
  only: [shopImportKind],
  claimMs: 24 * 3_600_000,
  waitsForMailHold: true,
}

/** The name of the former shop, as the command has it without `--name`. */
export const shopName = 'shop'

/** Between signs of life, in milliseconds. */
const heartbeatMs = 5_000

/** The folder of the files that are being read, in `dataDir`. */
export const importFolder = (dataDir: string) => join(dataDir, 'shop-import')

const jobBody = z.object({ id: z.string(), run: z.number() })

type Run = z.infer<typeof jobBody>

type Required = Pick<Services, 'db' | 'env' | 'files' | 'log' | 'now'>

/** A run that this process performs; undefined if another one does, or it was replaced. */
const claimRun = ({ db, now }: Required, { id, run }: Run) =>
  db
    .updateTable('shop_import')
    .set({ seen_at: now() })
    .where('id', '=', id)
    .where('run', '=', run)
    .where('state', 'in', ['checking', 'applying'])
    .where('seen_at', 'is', null)
    .returningAll()
    .executeTakeFirst()

type ClaimedRun = NonNullable<Awaited<ReturnType<typeof claimRun>>>

/** Writes a change of a run, unless it was discarded or replaced; returns whether it was written. */
const writeRun = async (
  { db }: Required,
  { id, run }: Run,
  change: Partial<{
    state: 'checked' | 'applied' | 'failed'
    seen_at: Date
    ended_at: Date
    progress: ImportProgress | undefined
    report: ImportReport
    failure: ImportNote
  }>,
) => {
  const { progress, report, failure, ...others } = change
  const { numUpdatedRows } = await db
    .updateTable('shop_import')
    .set({
      ...others,
      ...(progress && { progress: json(progress) }),
      ...(report && { report: json(report) }),
      ...(failure && { failure: json(failure) }),
    })
    .where('id', '=', id)
    .where('run', '=', run)
    .where('state', 'in', ['checking', 'applying'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const openSource = async (
  services: Required,
  { id, run, source, size_bytes: sizeBytes, login }: ClaimedRun,
): Promise<ShopSource & { close: () => unknown }> => {
  const { db, env, files } = services
  if (sizeBytes === null) {
    const opened = login ? secretBoxOf(db).open(login, importLoginOwner(id)) : undefined
    const isPublicOnly = !env.webhooksAllowPrivate
    return { ...webSource(source, { login: opened, isPublicOnly }), close: () => {} }
  }
  const folder = importFolder(env.dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${id}-${run}.draft`)
  const remove = () => rm(path, { force: true })
  try {
    await assembleParts(files, { id, sizeBytes }, path)
    const zip = await zipSource(path)
    const close = () => {
      zip.close()
      return remove()
    }
    return { ...zip, close }
  } catch (error) {
    await remove()
    throw error
  }
}

/** Thrown where a run was discarded, or replaced by another one. */
class EndedError extends Error {}

const perform = async (services: Required, claimed: ClaimedRun): Promise<ImportReport> => {
  const { db, files, now, log } = services
  let progress: ImportProgress | undefined
  let isEnded = false
  const beat = setInterval(async () => {
    try {
      isEnded ||= !(await writeRun(services, claimed, { seen_at: now(), progress }))
    } catch (error) {
      log.warn({ err: error }, 'shop import: progress not written')
    }
  }, heartbeatMs)
  try {
    const source = await openSource(services, claimed)
    try {
      return await runImport({
        ...{ db, files, source, name: shopName, now: now() },
        isDryRun: claimed.state === 'checking',
        progress: (kind, done, total) => {
          if (isEnded) throw new EndedError()
          progress = { kind, done, total }
        },
      })
    } finally {
      await source.close()
    }
  } finally {
    clearInterval(beat)
  }
}

/** Performs dry runs and imports. A run is performed once: after a crash the staff start another one. */
export const shopImportHandlers = (services: Required): Handlers => ({
  [shopImportKind]: async (body) => {
    const { db, now, log } = services
    const claimed = await claimRun(services, jobBody.parse(body))
    if (!claimed) return
    const isDryRun = claimed.state === 'checking'
    try {
      const report = await perform(services, claimed)
      const state = isDryRun ? 'checked' : 'applied'
      const isWritten = await writeRun(services, claimed, { state, report, ended_at: now() })
      if (isWritten && !isDryRun) await removeSource(services, claimed)
    } catch (error) {
      if (error instanceof EndedError) return
      if (!(error instanceof ImportError)) log.error({ err: error }, 'shop import failed')
      const failure: ImportNote = error instanceof ImportError ? error.note : ['server-error']
      await writeRun(services, claimed, { state: 'failed', failure, ended_at: now() })
    } finally {
      if (!isDryRun) invalidateDataVersions(db)
    }
  },
})
