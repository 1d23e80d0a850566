import type { RaRecord } from 'react-admin'
import type { Language } from '../../domain/language.ts'
import type { FocalPoint } from '../../domain/media/picture-address.ts'

export type MediaKind = 'picture' | 'document'

/** A place that shows a picture or offers a document. */
export type MediaUse = {
  kind: 'page' | 'draft' | 'option' | 'product'
  id: string
  language: string
  name: string
}

/** A picture or document of the library. */
export type Media = RaRecord<string> & {
  kind: MediaKind
  title: string
  mediaType: string
  bytes: number
  width: number
  height: number
  focus: FocalPoint
  alternativeTexts: Record<Language, string>
  credit: string
  tags: string[]
  version: number
  createdAt: string
  reference: string
  thumbnail: string | null
  address: string | null
  isReady: boolean
  uses?: MediaUse[]
}
