import type { MessageDescriptor } from '@lingui/core'
import { type FormField, fieldsOf, formKinds } from '../../../domain/forms/form-fields.ts'
import type { Language } from '../../../domain/language.ts'
import { shortDate } from '../../../domain/short-date.ts'
import {
  entryFileMessages,
  entryStateMessages,
  formKindMessages,
} from '../../../messages/server/inbox.ts'
import { checkboxMessages, formLabelMessages } from '../../../messages/server/public-forms.ts'
import type { Database } from '../../db/client.ts'
import { i18nIn } from '../../i18n.ts'
import { writeSwissCsv } from '../../swiss-csv.ts'
import { swissDay, swissTime } from '../../swiss-day.ts'
import { type EntryFilter, entryColumns, matchingEntries } from './list-entries.ts'

const fields: readonly FormField[] = [...new Set(formKinds.flatMap((kind) => fieldsOf[kind]))]

/** Rows of the file; older entries are left out. */
const maxRows = 50_000

const timeOf = (at: Date) => `${shortDate(swissDay(at))} ${swissTime(at)}`

/** The entries that match as CSV, the newest first, with headings in a language. */
export const exportEntries = async (
  db: Database,
  filter: EntryFilter,
  language: Language,
): Promise<string> => {
  const i18n = i18nIn[language]
  const t = (text: MessageDescriptor) => i18n._(text)
  const entries = await matchingEntries(db, filter)
    .leftJoin('account as staff', 'staff.id', 'form_entry.assigned_to')
    .select(entryColumns)
    .orderBy('form_entry.created_at', 'desc')
    .orderBy('form_entry.id', 'desc')
    .limit(maxRows)
    .execute()
  const words = entryFileMessages
  const headings = [
    ...[words.receivedAt, words.kind, words.about, words.language, words.state],
    ...[words.assignedTo, ...fields.map((field) => formLabelMessages[field])],
    ...[checkboxMessages.newsletter, words.note],
  ]
  const rows = entries.map((entry) => [
    timeOf(entry.created_at),
    t(formKindMessages[entry.kind]),
    entry.about,
    entry.language.toUpperCase(),
    t(entryStateMessages[entry.state]),
    [entry.staff_first_name, entry.staff_last_name].filter(Boolean).join(' '),
    ...fields.map((field) => entry.fields[field] ?? ''),
    entry.fields.newsletter ? 'x' : '',
    entry.note,
  ])
  return writeSwissCsv(headings.map(t), rows)
}
