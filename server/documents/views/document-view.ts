import type { Data } from 'swissqrbill/types'
import type { Language } from '../../../domain/language.ts'

/** A label and what it says; an empty value is a line to write on by hand. */
export type Fact = { label: string; value: string }

/** A column right of the names: figures, or a field that is filled in by hand. */
export type Column = { label: string; widthMm: number; isBlank?: boolean }

/** Substances of one family in a mixture; without a title where the family is unknown. */
export type SubstanceGroup = { title: string; items: string[] }

/** A line of an order, with one text per column. */
export type DocumentLine = {
  name: string
  /** '30 CH · Globuli · Tube 1 g'; '' without one. */
  detail: string
  groups: SubstanceGroup[]
  cells: string[]
}

/** Every word and figure of a paper, ready to be set. */
export type DocumentView = {
  language: Language
  /** 'Invoice 12', also the name of the file. */
  title: string
  sender: { name: string; address: string; contact: string }
  recipient: string[]
  facts: Fact[]
  /** A paragraph between head and lines. */
  notice?: Fact | undefined
  columns: { position: string; name: string; others: Column[] }
  lines: DocumentLine[]
  sums: Fact[]
  total?: Fact
  /** The head and one row per rate, each of as many cells. */
  vat: string[][]
  /** Paragraphs below: terms of payment, how money returns. */
  notes: Fact[]
  /** Labels of lines for signatures. */
  signatures: string[]
  /** 'Spring mixture (continued)', where a line goes on after a page break. */
  continuedOf: (name: string) => string
  /** 'Page 2 of 3'. */
  pageOf: (page: number, pages: number) => string
  /** When the paper was made, as the file says; the same paper has the same bytes. */
  date: Date
  bill?: Data | undefined
}
