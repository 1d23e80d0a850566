import type { Generated } from 'kysely'
import type { ImagePosition } from '../../../domain/content/image-position.ts'
import type { ContentBlock } from '../../../domain/content/page-content.ts'
import type { JsonColumn } from '../json.ts'

export type StoredBlock = ContentBlock

export type MetaEntry = { property?: string; name?: string; content: string }

/** Described at `PageHead`. */
type HeadColumns = {
  lead: Generated<string>
  picture: string | null
  picture_position: JsonColumn<ImagePosition> | null
  preview: string | null
  tagline: string | null
  caption: string | null
  slug: string | null
  former_slugs: JsonColumn<readonly string[]> | null
  date: string | null
  position: Generated<number>
}

export type PageTable = HeadColumns & {
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
