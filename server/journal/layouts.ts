import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import Papa from 'papaparse'
import type { Language } from '../../domain/language.ts'
import { shortDate } from '../../domain/short-date.ts'
import { i18nIn } from '../i18n.ts'
import { writeSwissCsv } from '../swiss-csv.ts'
import { abaConnectXml } from './abaconnect.ts'
import type { JournalLine } from './journal-line.ts'

type Column = readonly [
  name: string | MessageDescriptor,
  value: (line: JournalLine) => string | number,
]

/** Everything that is known, to look at or to assign by hand. */
const plain: readonly Column[] = [
  [msg`Export number`, ({ batch }) => batch],
  [msg`Entry number`, ({ position }) => position],
  [msg`Date`, ({ day }) => shortDate(day)],
  [msg`Document number`, ({ document }) => document],
  [msg`Booking text`, ({ text }) => text],
  [msg`Debit account`, ({ debit }) => debit],
  [msg`Credit account`, ({ credit }) => credit],
  [msg`Amount CHF`, ({ amount }) => amount],
  [msg`VAT code`, ({ vatCode }) => vatCode],
  [msg`VAT rate %`, ({ rate }) => rate],
  [msg`VAT included CHF`, ({ vat }) => vat],
  [msg`Net CHF`, ({ net }) => net],
]

const bexio: readonly Column[] = [
  ['Datum', ({ day }) => shortDate(day)],
  ['Referenz', ({ document }) => document],
  ['Soll', ({ debit }) => debit],
  ['Haben', ({ credit }) => credit],
  ['Beschreibung', ({ text }) => text],
  ['Betrag', ({ amount }) => amount],
  ['Währung', () => 'CHF'],
  ['Währungsfaktor', () => 1],
  ['MWST-Code', ({ vatCode }) => vatCode],
  [
    'MWST-Konto',
    ({ vatCode, isDebtorsDebit, debit, credit }) => vatCode && (isDebtorsDebit ? credit : debit),
  ],
]

/** The fields of AbaConnect by name, to assign at the import. */
const abacus: readonly Column[] = [
  ['EntryDate', ({ day }) => shortDate(day)],
  ['DocumentNumber', ({ document }) => document],
  ['DebitAccount', ({ debit }) => debit],
  ['CreditAccount', ({ credit }) => credit],
  ['Currency', () => 'CHF'],
  ['Amount', ({ amount }) => amount],
  ['Text1', ({ text }) => text],
  ['TaxCode', ({ vatCode }) => vatCode],
  ['TaxIncluded', ({ vatCode }) => vatCode && 'I'],
]

/** The names of its columns of transactions; a minus takes the VAT of a code back. */
const banana: readonly Column[] = [
  ['Date', ({ day }) => day],
  ['Doc', ({ document }) => document],
  ['Description', ({ text }) => text],
  ['AccountDebit', ({ debit }) => debit],
  ['AccountCredit', ({ credit }) => credit],
  ['Amount', ({ amount }) => amount],
  ['VatCode', ({ vatCode, isDebtorsDebit }) => vatCode && (isDebtorsDebit ? '' : '-') + vatCode],
  ['VatAmountType', ({ vatCode }) => vatCode && 0],
]

const csv = (columns: readonly Column[]) => ({
  extension: 'csv',
  mediaType: 'text/csv; charset=utf-8',
  write: (lines: readonly JournalLine[], language: Language) =>
    writeSwissCsv(
      columns.map(([name]) => (typeof name === 'string' ? name : i18nIn[language]._(name))),
      lines.map((line) => columns.map(([, value]) => value(line))),
    ),
})

/** The files of a batch, by accounting program. */
export const journalLayouts = {
  plain: csv(plain),
  bexio: csv(bexio),
  'abacus-csv': csv(abacus),
  'abacus-xml': {
    extension: 'xml',
    mediaType: 'application/xml; charset=utf-8',
    write: abaConnectXml,
  },
  banana: {
    extension: 'txt',
    mediaType: 'text/plain; charset=utf-8',
    write: (lines: readonly JournalLine[]) => {
      const rows = lines.map((line) => banana.map(([, value]) => value(line)))
      const all = [banana.map(([name]) => name), ...rows]
      return `${Papa.unparse(all, { delimiter: '\t', newline: '\r\n' })}\r\n`
    },
  },
} as const

export type JournalLayout = keyof typeof journalLayouts
