import type { EntryState } from '../../../domain/forms/entry-state.ts'
import type { FormKind } from '../../../domain/forms/form-fields.ts'
import type { Language } from '../../../domain/language.ts'
import { nameKey } from '../../../domain/search/name-key.ts'
import { searchWords } from '../../../domain/search/staff-search.ts'
import type { Database } from '../../db/client.ts'
import { matchWords } from '../../db/match-words.ts'

const sortColumns = {
  createdAt: 'form_entry.created_at',
  kind: 'form_entry.kind',
  state: 'form_entry.state',
} as const

export type EntrySort = keyof typeof sortColumns

export const entrySorts = Object.keys(sortColumns) as [EntrySort, ...EntrySort[]]

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
export type EntryQuery = EntryFilter & {
  sort?: EntrySort | undefined
  direction?: 'asc' | 'desc' | undefined
  offset: number
  limit: number
}

/** The entries that match. */
export const matchingEntries = (
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

export const entryColumns = [
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
  'staff.first_name as staff_first_name',
  'staff.last_name as staff_last_name',
] as const

/** The entries with these ids, in this order: the long texts of the others are not read. */
const findEntries = async (db: Database, ids: readonly { id: string }[]) => {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('form_entry')
    .leftJoin('account as staff', 'staff.id', 'form_entry.assigned_to')
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
    .orderBy(sortColumns[sort], direction)
    .orderBy('form_entry.id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  const rows = await findEntries(db, ids)
  // A page that is not full is the last one: nothing is left to count.
  if (ids.length < limit && (ids.length > 0 || offset === 0))
    return { rows, total: offset + ids.length }
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

export type ListedEntry = Awaited<ReturnType<typeof listEntries>>['rows'][number]

/** An entry, spam or not. */
export const findEntry = (db: Database, id: string): Promise<ListedEntry | undefined> =>
  db
    .selectFrom('form_entry')
    .leftJoin('account as staff', 'staff.id', 'form_entry.assigned_to')
    .select(entryColumns)
    .where('form_entry.id', '=', id)
    .executeTakeFirst()
