import type { Generated } from 'kysely'
import type { JsonColumn } from '../json.ts'

export type StoredBlock = { type: string; [field: string]: unknown }

export type MetaEntry = { property?: string; name?: string; content: string }

export type PageTable = {
  page_key: string
  language: string
  title: string
  description: string
  blocks: JsonColumn<readonly StoredBlock[]>
  /** Overrides generated metadata, e.g. `og:title` (D2 §2). */
  meta: JsonColumn<readonly MetaEntry[]>
  updated_at: Date
}

export type OptionTable = {
  name: string
  /** Empty for options that are equal in all languages. */
  language: Generated<string>
  value: JsonColumn<unknown>
}
