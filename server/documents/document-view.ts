import type { Data } from 'swissqrbill/types'
import type { Language } from '../../domain/language.ts'

export type Fact = { label: string; value: string }

/** A line of an order; prices are absent where nobody needs them. */
export type DocumentLine = {
  name: string
  /** What it is, and of a mixture what is in it. */
  details: string[]
  quantity: string
  unitPrice?: string
  total?: string
}

/** Every word and figure of a paper, ready to be set. */
export type DocumentView = {
  language: Language
  /** 'Invoice 12', also the name of the file. */
  title: string
  sender: { name: string; address: string; contact: string }
  recipient: string[]
  facts: Fact[]
  columns: { name: string; quantity: string; unitPrice?: string; total?: string }
  lines: DocumentLine[]
  sums: Fact[]
  total?: Fact
  /** The head and one row per rate, each of as many cells. */
  vat: string[][]
  /** Paragraphs below: terms, notes. */
  notes: Fact[]
  /** 'Page 2 of 3'. */
  pageOf: (page: number, pages: number) => string
  /** When the paper was made, as the file says; the same paper has the same bytes. */
  date: Date
  bill?: Data
}
