import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { v7 } from 'uuid'
import type { Env } from '../env.ts'
import type { FileStore } from './file-store.ts'

const isId = (id: string) => /^[\w-]{1,64}$/.test(id)

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** A rename is durable only once its folder is synced. */
const syncFolder = async (folder: string) => {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Ids per query. */
const batchSize = 500

/** Names of files last modified before `before`; none if the folder is missing. */
const namesBefore = async (folder: string, before: Date) => {
  const names = await readdir(folder).catch((error) => {
    if (isMissing(error)) return []
    throw error
  })
  const old: string[] = []
  for (const name of names) {
    // Deleted since the listing.
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found && found.mtime < before) old.push(name)
  }
  return old
}

/** Files in a subfolder of `dataDir`, readable by this user only. Ids are UUIDv7. */
export const folderStore = ({ dataDir }: Pick<Env, 'dataDir'>): FileStore => {
  const folder = join(dataDir, 'files')
  const pathOf = (id: string) => {
    if (!isId(id)) throw new Error(`invalid file id: ${id}`)
    return join(folder, id)
  }
  return {
    async put(id, body) {
      const path = pathOf(id)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const unfinished = `${path}.${v7()}.new`
      const handle = await open(unfinished, 'wx', 0o600)
      try {
        await handle.writeFile(body)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(unfinished, path)
      await syncFolder(folder)
    },
    async open(id) {
      if (!isId(id)) return undefined
      try {
        const handle = await open(pathOf(id), 'r')
        const { size } = await handle.stat()
        return { size, stream: handle.createReadStream() }
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async size(id) {
      if (!isId(id)) return undefined
      try {
        return (await stat(pathOf(id))).size
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    remove: (id) => rm(pathOf(id), { force: true }),
    async sweep(before, findStored) {
      const names = await namesBefore(folder, before)
      for (let from = 0; from < names.length; from += batchSize) {
        const batch = names.slice(from, from + batchSize)
        const stored = await findStored(batch)
        for (const name of batch)
          if (!stored.has(name)) await rm(join(folder, name), { force: true })
      }
    },
  }
}
