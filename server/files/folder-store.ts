import { open, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import type { Readable } from 'node:stream'
import { DriveFile } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { WriteOptions } from 'flydrive/types'
import { v7 } from 'uuid'
import type { Env } from '../env.ts'
import { createFileStore } from './create-file-store.ts'
import { type FileStore, isId } from './file-store.ts'
import { isMissingFile, makeFolder, syncFolder, unlessMissing } from './folder-files.ts'
import type { StoreDriver } from './store-driver.ts'

/** Of files that are being written. */
const unfinishedSuffix = '.new'

/** Flydrive's driver, but durable, atomic, and with files that only this user can read. */
class FolderDriver extends FSDriver implements StoreDriver {
  readonly location: string
  readonly setting = 'DATA_DIR'

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' })
    this.location = folder
  }

  #pathOf(key: string) {
    return join(this.location, key)
  }

  /** `bytes`: how many a stream must have. */
  async #write(key: string, body: string | Uint8Array | Readable, bytes?: number) {
    const path = this.#pathOf(key)
    const unfinished = `${path}.${v7()}${unfinishedSuffix}`
    await makeFolder(dirname(path))
    try {
      await writeFile(unfinished, body, { flag: 'wx', mode: 0o600, flush: true })
      if (bytes !== undefined && (await stat(unfinished)).size !== bytes)
        throw new Error(`${key} has another size than ${bytes} bytes`)
      await rename(unfinished, path)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
    await syncFolder(dirname(path))
  }

  override put(key: string, body: string | Uint8Array) {
    return this.#write(key, body)
  }

  override putStream(key: string, body: Readable, options?: WriteOptions) {
    return this.#write(key, body, options?.contentLength)
  }

  /** The time of the move becomes that of the modification, as in a bucket. */
  override async move(source: string, destination: string) {
    const [from, to] = [this.#pathOf(source), this.#pathOf(destination)]
    const now = new Date()
    await makeFolder(dirname(to))
    await utimes(from, now, now)
    await rename(from, to)
  }

  override async listAll(prefix: string) {
    const found = unlessMissing(readdir(this.#pathOf(prefix), { withFileTypes: true }))
    // Flydrive throws for names that it does not allow, which others may have put there.
    const names = ((await found) ?? []).filter((entry) => entry.isFile() && isId(entry.name))
    return { objects: names.map(({ name }) => new DriveFile(posix.join(prefix, name), this)) }
  }

  async open(key: string) {
    const handle = await open(this.#pathOf(key), 'r')
    const { size } = await handle.stat()
    return { size, stream: handle.createReadStream() }
  }

  isMissing(error: unknown) {
    return isMissingFile(error)
  }

  async deleteUnfinished(before: Date) {
    for (const name of (await unlessMissing(readdir(this.location))) ?? []) {
      if (!name.endsWith(unfinishedSuffix)) continue
      // Renamed since the listing.
      const found = await stat(this.#pathOf(name)).catch(() => undefined)
      if (found && found.mtime < before) await rm(this.#pathOf(name), { force: true })
    }
  }

  async isPublic() {
    return false
  }
}

/** Files in a subfolder of `dataDir`, readable by this user only. */
export const folderStore = ({ dataDir }: Pick<Env, 'dataDir'>): FileStore =>
  createFileStore(new FolderDriver(join(dataDir, 'files')))
