import type { Selectable } from 'kysely'
import type { Language } from '../../../domain/language.ts'
import type { PictureFormat } from '../../../domain/media/picture-widths.ts'
import type { JsonColumn } from '../json.ts'

export type MediaKind = 'picture' | 'document'

export type AlternativeTexts = Record<Language, string>

export type MediaTable = {
  id: string
  kind: MediaKind
  /** Of the original's bytes. */
  hash: string
  /** In addresses. */
  name: string
  title: string
  media_type: string
  bytes: number
  /** In pixels; 0 for documents. */
  width: number
  height: number
  /** In percent. */
  focus_x: number
  focus_y: number
  alternative_texts: JsonColumn<AlternativeTexts>
  credit: string
  tags: JsonColumn<readonly string[]>
  /** Title, texts, credit and tags in lower case. */
  search_text: string
  version: number
  created_at: Date
  changed_at: Date
}

export type MediaRow = Selectable<MediaTable>

/** A file made of a picture. Those of replaced and deleted pictures expire. */
export type MediaFileTable = {
  hash: string
  width: number
  format: PictureFormat
  bytes: number
  expires_at: Date | null
}
