import { basename, join, normalize } from 'node:path/posix'
import type { Language } from '../../../domain/language.ts'
import { decodeText } from '../../../domain/spreadsheet/decode-text.ts'
import { readCsv } from './read-csv.ts'
import {
  ImportError,
  recordsIn,
  type ShopSource,
  type SourceList,
  type SourceRecord,
} from './shop-source.ts'

/** The files of an export, by their path with slashes. */
export type ExportFiles = {
  /** Of the files beside the folder `files`. */
  names: readonly string[]
  /** Undefined for a missing file; throws an `ImportError` for more than `maxBytes`. */
  read: (path: string, maxBytes?: number) => Promise<Buffer | undefined>
}

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

const textIn = (bytes: Buffer): string => {
  const decoded = decodeText(bytes)
  return decoded.ok ? decoded.value : bytes.toString()
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

/** Uploaded files, and what file managers leave behind. */
const isIgnored = (name: string) => /^(\.|files\/|__MACOSX\/|Thumbs\.db$)/.test(name)

/** The path of an uploaded file below `files/`: what follows `uploads/` in its address. */
const uploadPath = (address: string) => {
  if (!URL.canParse(address, 'https://shop.example')) return undefined
  const { pathname } = new URL(address, 'https://shop.example/wp-content/uploads/')
  const name = pathname.split('/uploads/').at(-1) ?? ''
  let path = name
  try {
    path = decodeURIComponent(name)
  } catch {
    // Broken escapes are part of the name.
  }
  const joined = join('files', normalize(path))
  return joined.startsWith('files/') ? joined : undefined
}

/**
 * An export: `users`, `customers`, `orders`, `products` as JSON of the API or as CSV, in one file or in
 * several (`orders-1.json`), and uploaded files in `files/`, by their path below `uploads/`.
 */
export const exportSource = ({ names, read }: ExportFiles): ShopSource => {
  const done = new Set<string>()
  return {
    async *read(list, language) {
      for (const name of filesOf(names, list, language)) {
        const text = textIn((await read(name)) ?? Buffer.alloc(0))
        done.add(name)
        yield name.endsWith('.csv') ? readCsv(list, text) : readJson(name, text)
      }
    },
    async readFile(address, maxBytes) {
      const path = uploadPath(address)
      const bytes = path && (await read(path, maxBytes))
      return bytes ? { name: basename(path), bytes } : undefined
    },
    unread() {
      const first = names.map((name) => name.replace(/\/.*$/s, '/'))
      return [...new Set(first)].filter((name) => !done.has(name) && !isIgnored(name))
    },
  }
}
