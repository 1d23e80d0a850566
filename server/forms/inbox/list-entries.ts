import type { MessageDescriptor } from '@lingui/core'
import type { EntryState } from '../../../domain/forms/entry-state.ts'
import {
  type FormField,
  type FormKind,
  fieldsOf,
  formKinds,
} from '../../../domain/forms/form-fields.ts'
import type { Language } from '../../../domain/language.ts'
import { nameKey } from '../../../domain/search/name-key.ts'
import { searchWords } from '../../../domain/search/staff-search.ts'
import { shortDate } from '../../../domain/short-date.ts'
import {
  entryFileMessages,
  entryStateMessages,
  formKindMessages,
} from '../../../messages/server/inbox.ts'
import { checkboxMessages, formLabelMessages } from '../../../messages/server/public-forms.ts'
import { accountName } from '../../db/account-name.ts'
import type { Database } from '../../db/client.ts'
import { countRows, type ListPage } from '../../db/count-rows.ts'
import { matchWords } from '../../db/match-words.ts'
import { i18nIn } from '../../i18n.ts'
import { writeSwissCsv } from '../../swiss-csv.ts'
import { swissDay, swissTime } from '../../swiss-day.ts'

export const entrySorts = {
  createdAt: 'form_entry.created_at',
  kind: 'form_entry.kind',
  state: 'form_entry.state',
} as const

/** What the inbox is limited to; missing fields do not limit it. */
export type EntryFilter = {
  /** Words, all of which occur in the entry. */
  search?: string | undefined
  state?: EntryState | undefined
  kind?: FormKind | undefined
  language?: Language | undefined
  /** A member of staff, or 'nobody'. */
  assignedTo?: string | undefined
  /** Without it, entries that are no spam. */
  isSpam?: boolean | undefined
}

/** Without a sort, the newest first. */
export type EntryQuery = EntryFilter & ListPage<typeof entrySorts>

/** The entries that match. */
const matchingEntries = (
  db: Database,
  { search = '', state, kind, language, assignedTo, isSpam = false }: EntryFilter,
) => {
  let query = db.selectFrom('form_entry').where('form_entry.spam', isSpam ? '!=' : '=', '')
  for (const condition of matchWords('form_entry.search_text', searchWords(nameKey(search))))
    query = query.where(condition)
  if (state) query = query.where('form_entry.state', '=', state)
  if (kind) query = query.where('form_entry.kind', '=', kind)
  if (language) query = query.where('form_entry.language', '=', language)
  if (assignedTo === 'nobody') query = query.where('form_entry.assigned_to', 'is', null)
  else if (assignedTo) query = query.where('form_entry.assigned_to', '=', assignedTo)
  return query
}

const entryColumns = [
  'form_entry.id',
  'form_entry.kind',
  'form_entry.language',
  'form_entry.about',
  'form_entry.fields',
  'form_entry.spam',
  'form_entry.state',
  'form_entry.note',
  'form_entry.version',
  'form_entry.assigned_to',
  'form_entry.created_at',
  'form_entry.handled_at',
  accountName.as('staffName'),
] as const

/** The entries with these ids, in this order: the long texts of the others are not read. */
const findEntries = async (db: Database, ids: readonly { id: string }[]) => {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('form_entry')
    .leftJoin('account', 'account.id', 'form_entry.assigned_to')
    .select(entryColumns)
    .where(
      'form_entry.id',
      'in',
      ids.map(({ id }) => id),
    )
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap(({ id }) => byId.get(id) ?? [])
}

/** One page of the entries that match, and the number on all pages. */
export const listEntries = async (
  db: Database,
  { sort = 'createdAt', direction = 'desc', offset, limit, ...filter }: EntryQuery,
) => {
  const matching = matchingEntries(db, filter)
  const ids = await matching
    .select('form_entry.id')
    .orderBy(entrySorts[sort], direction)
    .orderBy('form_entry.id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  const rows = await findEntries(db, ids)
  // A page that is not full is the last one: nothing is left to count.
  if (ids.length < limit && (ids.length > 0 || offset === 0))
    return { rows, total: offset + ids.length }
  return { rows, total: await countRows(matching) }
}

export type ListedEntry = Awaited<ReturnType<typeof listEntries>>['rows'][number]

/** An entry, spam or not. */
export const findEntry = (db: Database, id: string): Promise<ListedEntry | undefined> =>
  db
    .selectFrom('form_entry')
    .leftJoin('account', 'account.id', 'form_entry.assigned_to')
    .select(entryColumns)
    .where('form_entry.id', '=', id)
    .executeTakeFirst()

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
    .leftJoin('account', 'account.id', 'form_entry.assigned_to')
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
    entry.staffName,
    ...fields.map((field) => entry.fields[field] ?? ''),
    entry.fields.newsletter ? 'x' : '',
    entry.note,
  ])
  return writeSwissCsv(headings.map(t), rows)
}
