import Papa from 'papaparse'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { Database } from '../../db/client.ts'
import { changeSettings, type SettingsChange } from '../settings/change-settings.ts'
import {
  createRedirectCheck,
  isLoop,
  type Redirect,
  type RedirectProblem,
  targetsOf,
} from './check-redirect.ts'
import {
  listRedirects,
  type RedirectRecord,
  redirectRecord,
  storeImported,
} from './edit-redirects.ts'

const maxRows = 5_000

/** A row of a file as the preview shows it; `row` as in a spreadsheet. */
type ImportedRedirect = RedirectRecord & {
  row: number
  state: 'new' | 'changed' | 'same' | 'invalid'
  problem: RedirectProblem | null
}

type RedirectImport = { rows: ImportedRedirect[]; isApplied: boolean }

type ImportRefusal = 'file-empty' | 'file-columns' | 'file-too-long'

/** Cells that start as formulas are text: a leading apostrophe is what exports add to them. */
const cellText = (cell: string | undefined) => (cell ?? '').trim().replace(/^'(?=\/)/, '')

/** The separator of the first row; none of them is common in addresses. */
const separatorOf = (text: string) =>
  [';', '\t', ','].find((sign) =>
    text
      .trimStart()
      .split(/[\r\n]/)[0]
      ?.includes(sign),
  ) ?? ','

const looksLikeAddress = (text: string) => /^(\/|\w+:\S)/.test(text)

/** Two columns; a first row without an address is a heading. */
const readRows = (
  text: string,
): Result<{ row: number; from: string; to: string }[], ImportRefusal> => {
  const content = text.replace(/^\ufeff/, '')
  const { data } = Papa.parse<string[]>(content, { delimiter: separatorOf(content) })
  const rows = data
    .map((cells, at) => ({ row: at + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const [first] = rows
  if (!first) return refuse('file-empty')
  if (rows.length > maxRows) return refuse('file-too-long')
  if (rows.every(({ cells }) => cells.length < 2)) return refuse('file-columns')
  const isHeading = !first.cells.some((cell) => looksLikeAddress(cellText(cell)))
  return ok(
    rows
      .slice(isHeading ? 1 : 0)
      .map(({ row, cells: [from, to] }) => ({ row, from: cellText(from), to: cellText(to) })),
  )
}

const stateOf = (row: Redirect, before: Redirect | undefined) => {
  if (!before) return 'new'
  return before.from === row.from && before.to === row.to ? 'same' : 'changed'
}

const compare = async (
  db: Database,
  rows: readonly { row: number; from: string; to: string }[],
): Promise<ImportedRedirect[]> => {
  const existing = new Map((await listRedirects(db)).map((each) => [each.id, each]))
  const check = await createRedirectCheck(db)
  const targets = targetsOf([...existing.values(), ...rows])
  const seen = new Set<string>()
  return rows.map(({ row, ...sent }) => {
    const redirect = redirectRecord(sent)
    const { id } = redirect
    const repeated = seen.has(id) ? 'redirect-repeated' : undefined
    seen.add(id)
    const loop = isLoop(targets, sent.from) ? 'redirect-loop' : undefined
    const problem = check(sent) ?? repeated ?? loop ?? null
    return {
      ...redirect,
      row,
      problem,
      state: problem ? 'invalid' : stateOf(sent, existing.get(id)),
    }
  })
}

/**
 * Compares a CSV file with the list and, with `apply`, stores it if every row is valid. One invalid
 * row and nothing is stored.
 */
export const importRedirects = (
  db: Database,
  { text, apply }: { text: string; apply: boolean },
  change: SettingsChange,
): Promise<Result<RedirectImport, ImportRefusal>> => {
  const read = readRows(text)
  if (!read.ok) return Promise.resolve(read)
  const preview = async (trx: Database) => {
    const rows = await compare(trx, read.value)
    const isApplied = apply && rows.every(({ state }) => state !== 'invalid')
    if (isApplied) await storeImported(trx, rows, change)
    return ok({ rows, isApplied })
  }
  return apply ? changeSettings(db, preview) : preview(db)
}
