import { buffer } from 'node:stream/consumers'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { exportSource } from './export-source.ts'
import { ImportError, type ShopSource } from './shop-source.ts'
import { sourceLists } from './web-source.ts'

const maxEntries = 200_000

/** Of the contents of all files, in bytes. */
const maxContentBytes = 16 * 2 ** 30

/** Of a file without a limit of its own, in bytes. */
const maxFileBytes = 256 * 2 ** 20

const listFile = new RegExp(`(?:^|/)(?:${sourceLists.join('|')})(?:-\\w+)*\\.(?:json|csv)$`)

/** The entries by path. yauzl refuses paths that lead out of the archive, and reads no more than an entry declares. */
const readEntries = async (zip: ZipFile) => {
  const entries = new Map<string, Entry>()
  let contentBytes = 0
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new ImportError('zip-encrypted')
    contentBytes += entry.uncompressedSize
    if (entries.size >= maxEntries || contentBytes > maxContentBytes)
      throw new ImportError('zip-too-large')
    if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, entry)
  }
  return entries
}

/** Errors of yauzl and of zlib concern the archive. */
const orBroken = (error: unknown): never => {
  throw error instanceof ImportError ? error : new ImportError('zip-broken')
}

/** The folder with the lists: archives often have one folder with all files. */
const folderOf = (paths: readonly string[]) => {
  const folders = paths
    .filter((path) => listFile.test(path) && !path.startsWith('__MACOSX/'))
    .map((path) => path.slice(0, path.lastIndexOf('/') + 1))
    .sort((one, other) => one.length - other.length)
  const [folder] = folders
  if (folder === undefined) throw new ImportError('source-without-lists')
  return folder
}

/** An export in a ZIP file, whose files are read one at a time and never unpacked. Close it after use. */
export const zipSource = async (path: string): Promise<ShopSource & { close: () => void }> => {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(orBroken)
  try {
    const entries = await readEntries(zip)
    const folder = folderOf([...entries.keys()])
    const source = exportSource({
      names: [...entries.keys()].flatMap((name) =>
        name.startsWith(folder) ? [name.slice(folder.length)] : [],
      ),
      async read(name, maxBytes = maxFileBytes) {
        const entry = entries.get(folder + name)
        if (!entry) return undefined
        if (entry.uncompressedSize > maxBytes) throw new ImportError('file-too-large', name)
        return zip.openReadStreamPromise(entry).then(buffer).catch(orBroken)
      },
    })
    return { ...source, close: () => zip.close() }
  } catch (error) {
    zip.close()
    return orBroken(error)
  }
}
