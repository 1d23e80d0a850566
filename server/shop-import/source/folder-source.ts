import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join, normalize, sep } from 'node:path'
import type { Language } from '../../../domain/language.ts'
import { unlessMissing } from '../../files/folder-files.ts'
import { readCsv } from './read-csv.ts'
import {
  ImportError,
  recordsIn,
  type ShopSource,
  type SourceList,
  type SourceRecord,
} from './shop-source.ts'

/** 'orders.json', 'orders-2.json' and 'orders.csv', or 'pages-de.json', in the order of their numbers. */
const filesOf = (names: readonly string[], list: SourceList, language?: Language) => {
  const name = language ? `${list}-${language}` : list
  const pattern = new RegExp(`^${name}(?:-(\\d+))?\\.(?:json|csv)$`)
  return names
    .flatMap((name) => {
      const found = pattern.exec(name)
      return found ? [{ name, number: Number(found[1] ?? 0) }] : []
    })
    .sort((one, other) => one.number - other.number)
    .map(({ name }) => name)
}

const readJson = (name: string, text: string): readonly SourceRecord[] => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new ImportError('not-json', name)
  }
  const records = recordsIn(value)
  if (!records) throw new ImportError('not-records', name)
  return records
}

/** The path of an uploaded file below `files/`: what follows `uploads/` in its address. */
const uploadPath = (address: string) => {
  const { pathname } = new URL(address, 'https://shop.example/wp-content/uploads/')
  const name = pathname.split('/uploads/').at(-1) ?? ''
  try {
    return normalize(decodeURIComponent(name))
  } catch {
    return normalize(name)
  }
}

/**
 * An export in a folder: `users`, `customers`, `orders`, `products` as JSON of the API or as CSV, in one
 * file or in several (`orders-1.json`), and uploaded files in `files/`, by their path below `uploads/`.
 */
export const folderSource = async (folder: string): Promise<ShopSource> => {
  const names = await readdir(folder).catch(() => {
    throw new ImportError('source-unreadable', folder)
  })
  return {
    async *read(list, language) {
      for (const name of filesOf(names, list, language)) {
        const path = join(folder, name)
        const text = (await readFile(path, 'utf8')).replace(/^\ufeff/, '')
        yield name.endsWith('.csv') ? readCsv(list, text) : readJson(name, text)
      }
    },
    async readFile(address, maxBytes) {
      const files = join(folder, 'files')
      const path = URL.canParse(address, 'https://shop.example')
        ? join(files, uploadPath(address))
        : files
      if (!path.startsWith(files + sep)) return undefined
      const found = await unlessMissing(stat(path))
      if (!found?.isFile()) return undefined
      if (maxBytes && found.size > maxBytes) throw new ImportError('file-too-large', basename(path))
      const bytes = await unlessMissing(readFile(path))
      return bytes && { name: basename(path), bytes }
    },
  }
}
