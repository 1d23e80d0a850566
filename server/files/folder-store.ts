import { link, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { v7 } from 'uuid'
import type { Env } from '../env.ts'
import type { FileStore, FindStored } from './file-store.ts'
import {
  checkFolder,
  deleteUnfinished,
  idsIn,
  isId,
  makeFolder,
  modifiedBefore,
  moveFile,
  syncFolder,
  unlessMissing,
  writeUnfinished,
} from './folder-files.ts'

/** Ids per query. */
const batchSize = 500

const dayMs = 86_400_000
/** Milliseconds in which the row of a new file is certainly written. */
const unknownAfterMs = dayMs
/** Milliseconds that a quarantined file can be restored. */
const quarantineMs = 30 * dayMs

/** More unknown files than both: the database is probably the wrong one. */
const blockedAbove = { files: 20, share: 0.1 }

const isBlocked = (unknown: number, all: number) =>
  unknown > blockedAbove.files && unknown > all * blockedAbove.share

const storedOf = async (ids: readonly string[], findStored: FindStored) => {
  const stored = new Set<string>()
  for (let from = 0; from < ids.length; from += batchSize)
    for (const id of await findStored(ids.slice(from, from + batchSize))) stored.add(id)
  return stored
}

/**
 * Files in a subfolder of `dataDir`, readable by this user only. Ids are UUIDv7; names with a dot are
 * no ids.
 */
export const folderStore = ({ dataDir }: Pick<Env, 'dataDir'>): FileStore => {
  const folder = join(dataDir, 'files')
  // Inside, so that it is on the same disk and part of the same backup.
  const quarantineFolder = join(folder, 'quarantine.d')
  const idFile = join(folder, 'store.id')
  const folders = [folder, quarantineFolder]

  const checkId = (id: string) => {
    if (!isId(id)) throw new Error(`invalid file id: ${id}`)
  }
  /** The result for the first of both folders that has the file. */
  const inFolders = async <Value>(id: string, read: (path: string) => Promise<Value>) => {
    if (!isId(id)) return undefined
    for (const each of folders) {
      const found = await unlessMissing(read(join(each, id)))
      if (found !== undefined) return found
    }
    return undefined
  }
  const storeId = async () => (await unlessMissing(readFile(idFile, 'utf8')))?.trim() || undefined
  const quarantine = async (ids: readonly string[], now: Date) => {
    if (ids.length === 0) return
    await makeFolder(quarantineFolder)
    for (const id of ids) {
      checkId(id)
      await moveFile(join(folder, id), join(quarantineFolder, id), now)
    }
  }
  const restore = async (ids: readonly string[], now: Date) => {
    for (const id of ids) await moveFile(join(quarantineFolder, id), join(folder, id), now)
  }

  return {
    async put(id, body) {
      checkId(id)
      await makeFolder(folder)
      const path = join(folder, id)
      await rename(await writeUnfinished(path, body), path)
      await syncFolder(folder)
      // A former version, which must not be restored.
      await rm(join(quarantineFolder, id), { force: true })
    },
    open: (id) =>
      inFolders(id, async (path) => {
        const handle = await open(path, 'r')
        const { size } = await handle.stat()
        return { size, stream: handle.createReadStream() }
      }),
    size: (id) => inFolders(id, async (path) => (await stat(path)).size),
    async remove(id) {
      checkId(id)
      for (const each of folders) await rm(join(each, id), { force: true })
    },
    quarantine,
    async sweep(now, findStored) {
      const before = (ms: number) => new Date(now.getTime() - ms)
      await deleteUnfinished(folder, before(unknownAfterMs))
      const quarantined = await idsIn(quarantineFolder)
      const old = await modifiedBefore(folder, await idsIn(folder), before(unknownAfterMs))
      const stored = await storedOf([...old, ...quarantined], findStored)
      await restore(
        quarantined.filter((id) => stored.has(id)),
        now,
      )
      const unknown = old.filter((id) => !stored.has(id))
      if (isBlocked(unknown.length, old.length)) return { unknown: unknown.length, isBlocked: true }
      await quarantine(unknown, now)
      const expired = await modifiedBefore(quarantineFolder, quarantined, before(quarantineMs))
      for (const id of expired)
        if (!stored.has(id)) await rm(join(quarantineFolder, id), { force: true })
      return { unknown: unknown.length, isBlocked: false }
    },
    ids: async () => new Set((await Promise.all(folders.map(idsIn))).flat()),
    storeId,
    async createStoreId() {
      await makeFolder(folder)
      const unfinished = await writeUnfinished(idFile, `${v7()}\n`)
      // Unlike a rename, a link fails if a concurrent process was first. Some file systems have no links.
      await link(unfinished, idFile).catch(async () => {
        if (!(await storeId())) await rename(unfinished, idFile)
      })
      await rm(unfinished, { force: true })
      await syncFolder(folder)
      const id = await storeId()
      if (!id) throw new Error('the id of the file store could not be stored')
      return id
    },
    checkWritable: () => checkFolder(folder),
  }
}
