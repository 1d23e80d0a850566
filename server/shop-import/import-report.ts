import type { MessageDescriptor } from '@lingui/core'
import {
  type ImportNote,
  importKindNames,
  importNoteText,
} from '../../messages/server/shop-import.ts'
import {
  type ImportCounts,
  type ImportedKind,
  type ImportReport,
  importedKinds,
  type RecordNote,
} from '../db/tables/imports.ts'

export type Outcome = Exclude<keyof ImportCounts, 'read'>

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
  kind: RecordNote['kind'],
  id: string,
  notes: readonly ImportNote[],
  label?: string,
) => {
  const different = new Map(notes.map((note) => [JSON.stringify(note), note]))
  for (const note of different.values())
    report.notes.push({ kind, id, ...(label && { label }), note })
}

/** That fields were changed here, if any were. */
export const keptNotes = (fields: readonly string[]): ImportNote[] =>
  fields.length > 0 ? [['changed-here', fields.join(', ')]] : []

type Translate = (message: MessageDescriptor) => string

/** The same text about several records, by kind and text. */
export const groupNotes = (notes: readonly RecordNote[], translate: Translate) =>
  [...Map.groupBy(notes, ({ kind, note }) => JSON.stringify([kind, note])).values()].flatMap(
    (same) =>
      same[0]
        ? [
            {
              kind: same[0].kind,
              text: importNoteText(same[0].note, translate),
              records: same.map(({ id, label }) => ({ id, label })),
            },
          ]
        : [],
  )

/** Records that are named for each note. */
const maxNames = 10

/** The report as lines of English for the person who imports. */
export const printedReport = (
  { isDryRun, counts, unknownFields, notes, lastNumbers }: ImportReport,
  translate: Translate,
): string => {
  const lines = [isDryRun ? 'What an import would do:' : 'Imported:']
  const nameOf = (kind: RecordNote['kind']) => translate(importKindNames[kind])
  for (const kind of importedKinds) {
    const { read = 0, ...outcomes } = counts[kind] ?? {}
    const parts = Object.entries(outcomes).map(([name, count]) => `${count} ${name}`)
    lines.push(`  ${nameOf(kind)}: ${[`${read} read`, ...parts].join(', ')}`)
  }
  const numbers = Object.entries(lastNumbers).map(([name, number]) => `${name} ${number + 1}`)
  if (numbers.length > 0) lines.push(`The next numbers: ${numbers.join(', ')}`)
  if (notes.length > 0) lines.push('Notes:')
  for (const { kind, text, records } of groupNotes(notes, translate)) {
    const names = records.slice(0, maxNames).map(({ id, label = id }) => label)
    const more = records.length > maxNames ? ` and ${records.length - maxNames} more` : ''
    lines.push(`  ${nameOf(kind)}: ${text} (${names.join(', ')}${more})`)
  }
  for (const kind of importedKinds) {
    const fields = Object.entries(unknownFields[kind] ?? {})
    if (fields.length === 0) continue
    const named = fields.map(([name, count]) => `${name} (${count})`)
    lines.push(`${nameOf(kind)}: fields that this shop does not have, kept: ${named.join(', ')}`)
  }
  return lines.join('\n')
}
