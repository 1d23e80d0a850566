import { type ImportedKind, importedKinds } from '../db/tables/imports.ts'

/** Records by what happens to them. */
type Counts = {
  read: number
  created: number
  updated: number
  unchanged: number
  /** With fields that were changed here, which stay. */
  kept: number
  /** Not imported: the notes say why. */
  skipped: number
}

export type Outcome = Exclude<keyof Counts, 'read'>

type Note = { kind: ImportedKind; id: string; note: string }

/** What an import does, or would do. */
export type ImportReport = {
  isDryRun: boolean
  counts: Partial<Record<ImportedKind, Counts>>
  /** How many records have a field that this shop does not have, by name. */
  unknownFields: Partial<Record<ImportedKind, Record<string, number>>>
  notes: Note[]
  /** The numbers after which orders and invoices of this shop continue. */
  lastNumbers: { order?: number; invoice?: number }
}

export const emptyReport = (isDryRun: boolean): ImportReport => ({
  isDryRun,
  counts: {},
  unknownFields: {},
  notes: [],
  lastNumbers: {},
})

/** Counts a record and what happens to it. */
export const countRecord = (report: ImportReport, kind: ImportedKind, outcome: Outcome) => {
  report.counts[kind] ??= { read: 0, created: 0, updated: 0, unchanged: 0, kept: 0, skipped: 0 }
  report.counts[kind].read += 1
  report.counts[kind][outcome] += 1
}

export const countUnknown = (
  report: ImportReport,
  kind: ImportedKind,
  unknown: Readonly<Record<string, unknown>>,
) => {
  report.unknownFields[kind] ??= {}
  const fields = report.unknownFields[kind]
  for (const name of Object.keys(unknown)) fields[name] = (fields[name] ?? 0) + 1
}

export const addNotes = (
  report: ImportReport,
  kind: ImportedKind,
  id: string,
  notes: readonly string[],
) => {
  report.notes.push(...notes.map((note) => ({ kind, id, note })))
}

const plurals: Readonly<Record<ImportedKind, string>> = {
  media: 'pictures and documents',
  page: 'pages',
  post: 'posts',
  product: 'products and prices',
  redirect: 'redirects',
  option: 'options',
  location: 'places of the map',
  customer: 'customers',
  subscription: 'newsletter subscriptions',
  order: 'orders',
}

/** Lines of one note, with the first ids. */
const maxIds = 10

const printedNotes = (notes: readonly Note[]) =>
  [...Map.groupBy(notes, ({ kind, note }) => `${plurals[kind]}: ${note}`)].map(([text, same]) => {
    const ids = same.slice(0, maxIds).map(({ id }) => id)
    const more = same.length > maxIds ? ` and ${same.length - maxIds} more` : ''
    return `  ${text}: ${ids.join(', ')}${more}`
  })

/** The report as lines for the person who imports. */
export const printedReport = ({
  isDryRun,
  counts,
  unknownFields,
  notes,
  lastNumbers,
}: ImportReport): string => {
  const lines = [isDryRun ? 'What an import would do:' : 'Imported:']
  for (const kind of importedKinds) {
    const { read = 0, ...outcomes } = counts[kind] ?? {}
    const parts = Object.entries(outcomes).map(([name, count]) => `${count} ${name}`)
    lines.push(`  ${plurals[kind]}: ${[`${read} read`, ...parts].join(', ')}`)
  }
  const numbers = Object.entries(lastNumbers).map(([name, number]) => `${name} ${number + 1}`)
  if (numbers.length > 0) lines.push(`The next numbers: ${numbers.join(', ')}`)
  if (notes.length > 0) lines.push('Notes:', ...printedNotes(notes))
  for (const kind of importedKinds) {
    const fields = Object.entries(unknownFields[kind] ?? {})
    if (fields.length === 0) continue
    const named = fields.map(([name, count]) => `${name} (${count})`)
    lines.push(`Fields of ${plurals[kind]} that this shop does not have, kept: ${named.join(', ')}`)
  }
  return lines.join('\n')
}
