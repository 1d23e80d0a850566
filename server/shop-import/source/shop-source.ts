import type { RemedyFamily } from '../../../domain/catalogue/remedy-category.ts'
import type { Language } from '../../../domain/language.ts'
import type { ImportNote } from '../../../messages/server/shop-import.ts'

/** A record of the former shop, as JSON. */
export type SourceRecord = Readonly<Record<string, unknown>>

/** Lists that a former shop can have. */
export type SourceList =
  | 'users'
  | 'customers'
  | 'orders'
  | 'products'
  | 'catalogue'
  | 'product_fields'
  | 'locations'
  | RemedyList
  | TranslatedList

/** The collections of `items/` (D1 §7). */
export type RemedyList = 'single_remedies' | Exclude<RemedyFamily, 'homeopathy'>

/** Lists that may have a record for each language. */
export type TranslatedList = 'media' | 'pages' | 'posts' | 'options'

type SourceFile = { name: string; bytes: Uint8Array }

/** A former shop: a folder with an export, or its API. */
export type ShopSource = {
  /**
   * The records of a list, some at a time; none where the source does not have the list. Of a translated
   * list those in `language`, or else in the language of the shop.
   */
  read: (list: SourceList, language?: Language) => AsyncGenerator<readonly SourceRecord[]>
  /** An uploaded file by its address; undefined if it is missing. Throws for more than `maxBytes`. */
  readFile: (address: string, maxBytes?: number) => Promise<SourceFile | undefined>
  /** Files and folders of an export that nothing has read; complete after all lists. */
  unread?: () => readonly string[]
}

/** A failure that the person who imports can remedy; printed without a stack. */
export class ImportError extends Error {
  override name = 'SettingsError'
  readonly note: ImportNote
  constructor(...note: ImportNote) {
    super(note.flat().join(' '))
    this.note = note
  }
}

/** Undefined for values that are no list of objects. Lists may be in `data` or `records`; options are one record. */
export const recordsIn = (value: unknown): readonly SourceRecord[] | undefined => {
  const list = isRecord(value)
    ? (value.data ?? value.records ?? (isRecord(value.acf) ? [value] : undefined))
    : value
  return Array.isArray(list) && list.every(isRecord) ? list : undefined
}

export const isRecord = (value: unknown): value is SourceRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
