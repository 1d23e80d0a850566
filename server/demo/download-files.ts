import { readFile } from 'node:fs/promises'
import { downloadFiles } from '../../demo/downloads.ts'
import type { FileStore } from '../files/file-store.ts'

/** From here and from the bundle (build/server/index.js) the same two folders up. */
const folder = new URL('../../demo/files/', import.meta.url)

/** Puts what the demo laboratory hands out into the store. */
export const putDownloadFiles = async (files: FileStore) => {
  for (const [id, name] of Object.entries(downloadFiles))
    await files.put(id, await readFile(new URL(name, folder)))
}
