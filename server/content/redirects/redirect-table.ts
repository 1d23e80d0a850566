import { ok, refuse } from '../../../domain/result.ts'
import { textColumn, words } from '../../imports/columns.ts'
import { importTable, type RowValues } from '../../imports/import-table.ts'
import { tryContentChange } from '../content-version.ts'
import { createRedirectCheck, isTargetProblem, type Redirect, targetsOf } from './check-redirect.ts'
import { listRedirects, redirectRecord, storeRedirects } from './edit-redirects.ts'

const redirectOf = ({ from, to }: RowValues): Redirect => ({
  from: String(from ?? ''),
  to: String(to ?? ''),
})

const addressColumn = (...headings: Parameters<typeof words>) => {
  const column = textColumn(words(...headings))
  // Spreadsheets show an apostrophe before a text that starts with a slash.
  return {
    ...column,
    read: (cell: Parameters<typeof column.read>[0]) =>
      column.read(typeof cell === 'string' ? cell.replace(/^\s*'(?=\/)/, '') : cell),
  }
}

/** Redirects of former addresses. */
export const redirectTable = importTable({
  name: 'redirects',
  resource: 'options',
  columns: {
    from: addressColumn(
      'ancienne adresse',
      'former address',
      'frühere Adresse|alte Adresse',
      'vecchio indirizzo',
    ),
    to: addressColumn('nouvelle adresse', 'new address', 'neue Adresse', 'nuovo indirizzo'),
  },
  example: { from: '/exemplum/old-page.html', to: '/fr/contact' },
  // Options are read as a whole.
  maxRows: 5_000,
  isFirstRowData: (cells) => cells.some((cell) => /^'?(\/|\w+:\S)/.test(cell)),
  load: async (db, rows) => {
    const redirects = await listRedirects(db)
    const targets = targetsOf([...redirects, ...rows.map(redirectOf)])
    const check = await createRedirectCheck(db, targets)
    return {
      records: redirects.map(({ id, from, to }) => ({ key: id, values: { from, to } })),
      facts: check,
    }
  },
  naturalKey: ({ from }) => (from ? redirectRecord({ from: String(from), to: '' }).id : undefined),
  nameOf: ({ from }) => String(from ?? ''),
  check: ({ values, known, facts: problemOf }) => {
    const redirect = redirectOf({ ...known?.values, ...values })
    const reason = problemOf(redirect)
    if (!reason) return ok(redirect)
    const column = isTargetProblem(reason) ? 'to' : 'from'
    return refuse({ reason, column, value: redirect[column] })
  },
  transact: tryContentChange,
  write: async (trx, changes) => {
    const redirects = new Map((await listRedirects(trx)).map((one) => [one.id, one]))
    const keys = changes.map(({ key, after }) => {
      const known = redirects.get(key ?? '')
      const record = redirectRecord(redirectOf({ ...known, ...after }))
      if (key !== undefined) redirects.delete(key)
      if (after) redirects.set(record.id, record)
      return after ? record.id : (key ?? '')
    })
    await storeRedirects(trx, [...redirects.values()])
    return keys
  },
})
