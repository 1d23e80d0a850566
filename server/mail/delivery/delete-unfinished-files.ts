import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Deletes incomplete files of crashed processes. */
export const deleteUnfinishedFiles = async (folder: string, before: Date) => {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name)
    if (!name.endsWith('.draft')) continue
    const found = await stat(file).catch(() => undefined)
    if (found && found.mtime < before) await rm(file, { force: true })
  }
}
