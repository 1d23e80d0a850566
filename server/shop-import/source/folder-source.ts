import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { unlessMissing } from '../../files/folder-files.ts'
import { exportSource } from './export-source.ts'
import { ImportError, type ShopSource } from './shop-source.ts'

/** An export in a folder. */
export const folderSource = async (folder: string): Promise<ShopSource> => {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => {
    throw new ImportError('source-unreadable', folder)
  })
  return exportSource({
    names: entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name)),
    async read(name, maxBytes) {
      const path = join(folder, name)
      const found = await unlessMissing(stat(path))
      if (!found?.isFile()) return undefined
      if (maxBytes && found.size > maxBytes) throw new ImportError('file-too-large', basename(path))
      return unlessMissing(readFile(path))
    },
  })
}
