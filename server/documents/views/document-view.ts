import type { Data } from 'swissqrbill/types'
import type { Language } from '../../../domain/language.ts'

/** A label and its value; an empty value is drawn as a line to fill in by hand. */
export type DocumentFact = { label: string; value: string }

/** A column after the name: figures, or a field filled in by hand. */
export type Column = { label: string; widthMm: number; isBlank?: boolean }

/** The substances of one family in a mixture; '' as title for an unknown family. */
export type SubstanceGroup = { title: string; items: string[] }

/** An order line with one text per column. */
export type DocumentLine = {
  name: string
  /** '30 CH · Globuli · Tube 1 g'; '' if none. */
  detail: string
  /** A row below the detail: the customer's own reference of the line. */
  reference?: string
  groups: SubstanceGroup[]
  cells: string[]
}

/** All texts of a document. Can be sent to another thread. */
export type DocumentView = {
  language: Language
  /** 'Invoice 12'; also the file name. */
  title: string
  sender: { name: string; address: string; contact: string }
  /** A JPEG as data URL, in place of the name of the sender. */
  logo?: string
  recipient: string[]
  /** Digits that a scanner types, and what they are. */
  code?: DocumentFact
  facts: DocumentFact[]
  /** Paragraph between head and lines. */
  notice?: DocumentFact | undefined
  columns: { position: string; name: string; others: Column[] }
  lines: DocumentLine[]
  sums: DocumentFact[]
  total?: DocumentFact
  /** Heading row and one row per rate. */
  vat: string[][]
  /** Paragraphs below the sums: terms of payment, refund. */
  notes: DocumentFact[]
  /** Labels of lines for signatures. */
  signatures: string[]
  /** '{name} (continued)', for lines across a page break. */
  continued: string
  /** 'Page {page} of {pages}'. */
  pageNumber: string
  /** Creation date in the metadata; fixed, so that equal documents have equal bytes. */
  date: Date
  bill?: Data | undefined
}
