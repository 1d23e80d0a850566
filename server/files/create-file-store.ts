import { text } from 'node:stream/consumers'
import type { DriveFile } from 'flydrive'
import { v7 } from 'uuid'
import { type FileStore, type FindStored, isId, type OpenFile } from './file-store.ts'
import type { StoreDriver } from './store-driver.ts'

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

/** Beside the files, so that it is on the same disk and part of the same backup. */
const quarantineFolder = 'quarantine.d'

const quarantined = (id: string) => `${quarantineFolder}/${id}`

const idKey = 'store.id'

/** Of all objects, so that a bucket that is public by mistake shows nothing in a browser. */
const objectOptions = { contentType: 'application/octet-stream', contentDisposition: 'attachment' }

const checkId = (id: string) => {
  if (!isId(id)) throw new Error(`invalid file id: ${id}`)
}

/** Files by id on a driver of flydrive. Ids are UUIDv7 or hashes; names with a dot are no ids. */
export const createFileStore = (driver: StoreDriver): FileStore => {
  /** `undefined` instead of the error that there is no such file. */
  const unlessMissing = <Value>(work: Promise<Value>) =>
    work.catch((error: unknown) => {
      if (driver.isMissing(error)) return undefined
      throw error
    })

  /** The result for the file, else for the one in quarantine. */
  const find = async <Value>(id: string, read: (key: string) => Promise<Value>) => {
    if (!isId(id)) return undefined
    return (await unlessMissing(read(id))) ?? (await unlessMissing(read(quarantined(id))))
  }

  const write = (key: string, body: Uint8Array | OpenFile) =>
    body instanceof Uint8Array
      ? driver.put(key, body, objectOptions)
      : driver.putStream(key, body.stream, { ...objectOptions, contentLength: body.size })

  /** All files of a folder, by id. */
  const list = async (folder: string) => {
    const files = new Map<string, DriveFile>()
    let paginationToken: string | undefined
    do {
      const page = await driver.listAll(folder, { paginationToken })
      for (const each of page.objects)
        if (each.isFile && isId(each.name)) files.set(each.name, each)
      paginationToken = page.paginationToken
    } while (paginationToken)
    return files
  }

  const listQuarantine = () => list(quarantineFolder)

  const modifiedBefore = async (files: ReadonlyMap<string, DriveFile>, before: Date) => {
    const old: string[] = []
    for (const [id, file] of files) {
      // Deleted since the listing.
      const found = await file.getMetaData().catch(() => undefined)
      if (found && found.lastModified < before) old.push(id)
    }
    return old
  }

  const quarantine = async (ids: readonly string[]) => {
    ids.forEach(checkId)
    // Another process may have been faster.
    for (const id of ids) await unlessMissing(driver.move(id, quarantined(id)))
  }

  const restore = async (ids: readonly string[]) => {
    // Stored again since, or moved by halves before a crash.
    for (const id of ids)
      if (await unlessMissing(driver.getMetaData(id))) await driver.delete(quarantined(id))
      else await unlessMissing(driver.move(quarantined(id), id))
  }

  return {
    location: driver.location,
    setting: driver.setting,
    async put(id, body) {
      checkId(id)
      await write(id, body)
      // A former version, which must not be restored.
      await driver.delete(quarantined(id))
    },
    open: (id) => find(id, (key) => driver.open(key)),
    size: (id) => find(id, async (key) => (await driver.getMetaData(key)).contentLength),
    async remove(id) {
      checkId(id)
      for (const key of [id, quarantined(id)]) await driver.delete(key)
    },
    quarantine,
    async sweep(now, findStored) {
      const before = (ms: number) => new Date(now.getTime() - ms)
      await driver.deleteUnfinished(before(unknownAfterMs))
      const inQuarantine = await listQuarantine()
      const old = await modifiedBefore(await list('/'), before(unknownAfterMs))
      const stored = await storedOf([...old, ...inQuarantine.keys()], findStored)
      await restore([...inQuarantine.keys()].filter((id) => stored.has(id)))
      const unknown = old.filter((id) => !stored.has(id))
      if (isBlocked(unknown.length, old.length)) return { unknown: unknown.length, isBlocked: true }
      await quarantine(unknown)
      for (const id of await modifiedBefore(inQuarantine, before(quarantineMs)))
        if (!stored.has(id)) await driver.delete(quarantined(id))
      return { unknown: unknown.length, isBlocked: false }
    },
    ids: async () => new Set([...(await list('/')).keys(), ...(await listQuarantine()).keys()]),
    async storeId() {
      const file = await unlessMissing(driver.open(idKey))
      return (file && (await text(file.stream)).trim()) || undefined
    },
    writeStoreId: (id) => write(idKey, Buffer.from(`${id}\n`)),
    // Only an attempt shows a full disk, and a folder that root cannot write to.
    async checkWritable() {
      const key = `${v7()}.new`
      await write(key, Buffer.from('x'))
      await driver.delete(key)
    },
    isPublic: () => driver.isPublic(idKey),
  }
}
