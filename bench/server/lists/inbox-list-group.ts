import { v7 } from 'uuid'
import { type EntryState, entryStates } from '../../../domain/forms/entry-state.ts'
import { formKinds } from '../../../domain/forms/form-fields.ts'
import { languages } from '../../../domain/language.ts'
import type { Database } from '../../../server/db/client.ts'
import { json } from '../../../server/db/json.ts'
import { type EntryQuery, listEntries } from '../../../server/forms/inbox/list-entries.ts'
import { accountRow } from '../../../tests/rows.ts'
import { batchesOf, listGroup } from './measure-list.ts'

const entries = 20_000
const batchSize = 500
const now = new Date('2026-11-23T08:00:00Z')
const staff = accountRow({ id: v7(), email: 'sales@example.ch', role: 'sales' })

const lastNames = ['Keller', 'Favre', 'Müller', 'Rossi', 'Zürcher', 'Weber', 'Bianchi', 'Rochat']

/** Nearly all entries are done. */
const stateAt = (at: number): EntryState =>
  at % 100 === 0 ? (entryStates[(at / 100) % entryStates.length] ?? 'done') : 'done'

const entryAt = (at: number) => {
  const name = `${lastNames[at % lastNames.length]} ${at % 977}`
  return {
    id: v7(),
    kind: formKinds[at % formKinds.length] ?? 'contact',
    language: languages[at % languages.length] ?? 'fr',
    about: '',
    fields: json({ name, email: `p${at}@example.ch`, message: 'Bonjour '.repeat(40) }),
    spam: at % 30 === 0 ? 'links' : '',
    once: `entry ${at}`,
    created_at: new Date(now.getTime() - at * 1_200_000),
    handled_at: null,
    state: stateAt(at),
    assigned_to: at % 7 === 0 ? staff.id : null,
    search_text: `${name.toLowerCase()} p${at}@example.ch ${'bonjour '.repeat(40)}`,
  }
}

const fill = async (db: Database) => {
  await db.insertInto('account').values(staff).execute()
  for (const batch of batchesOf(entries, batchSize))
    await db.insertInto('form_entry').values(batch.map(entryAt)).execute()
}

/** The inbox with 20,000 entries of forms. */
export const inboxListGroup = listGroup<Partial<EntryQuery>>({
  name: 'inbox',
  title: 'Inbox of 20,000 entries in the back office: a page of 25 with its total number',
  fill,
  queries: {
    'first page': {},
    'page in the middle': { offset: entries / 2 },
    'last page': { offset: Math.floor((entries * 29) / 30) - 25 },
    'sorted by form': { sort: 'kind', direction: 'asc' },
    'sorted by state, in the middle': { sort: 'state', offset: entries / 2 },
    'part of a name': { search: 'zurcher 9' },
    'a name without a match': { search: 'nobody' },
    new: { state: 'new' },
    done: { state: 'done' },
    'one form in one language': { kind: 'webinar', language: 'de' },
    'assigned to me, by state': { assignedTo: staff.id, sort: 'state' },
    'assigned to nobody': { assignedTo: 'nobody' },
    spam: { isSpam: true },
  },
  list: (db, query) => listEntries(db, { offset: 0, limit: 25, ...query }),
})
