import type { Transaction, Updateable } from 'kysely'
import { type EntryState, nextEntryStates } from '../../../domain/forms/entry-state.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { staffRoles } from '../../../domain/staff/permissions.ts'
import { accountName } from '../../db/account-name.ts'
import type { Database } from '../../db/client.ts'
import type { Schema } from '../../db/schema.ts'
import type { FormEntryTable } from '../../db/tables/forms.ts'
import { findEntry, type ListedEntry } from './list-entries.ts'

/** Changed fields of an entry; missing ones keep their value. */
export type EntryChange = {
  state?: EntryState | undefined
  /** A member of staff; null for nobody. */
  assignedTo?: string | null | undefined
  note?: string | undefined
  isSpam?: boolean | undefined
}

export type EntryRefusal =
  | 'entry-unknown'
  /** Somebody else has changed the entry since it was read. */
  | 'edit-conflict'
  | 'entry-state-impossible'
  | 'staff-unknown'

/** In `form_entry.spam`: marked by staff, not by a sign. */
const markedByStaff = 'staff'

/** Members of staff to whom entries can be assigned, by name. */
export const findAssignableStaff = (db: Database) =>
  db
    .selectFrom('account')
    .select(['id', accountName.as('name')])
    .where('role', 'in', staffRoles)
    .where('state', '=', 'active')
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('id')
    .execute()

const isReachable = (from: EntryState, to: EntryState) =>
  from === to || nextEntryStates[from].some((state: EntryState) => state === to)

const columnsOf = (before: ListedEntry, change: EntryChange, now: Date) => {
  const { state, assignedTo, note, isSpam } = change
  const columns: Updateable<FormEntryTable> = {}
  if (state !== undefined && state !== before.state) {
    columns.state = state
    columns.handled_at = state === 'done' ? now : null
  }
  if (assignedTo !== undefined) columns.assigned_to = assignedTo
  if (note !== undefined) columns.note = note
  if (isSpam !== undefined && isSpam !== (before.spam !== ''))
    columns.spam = isSpam ? markedByStaff : ''
  return columns
}

/** Changes an entry of the version that was read; returns it before and after. */
export const changeEntry = async (
  trx: Transaction<Schema>,
  { id, version, change, now }: { id: string; version: number; change: EntryChange; now: Date },
): Promise<Result<{ before: ListedEntry; after: ListedEntry }, EntryRefusal>> => {
  const before = await findEntry(trx, id)
  if (!before) return refuse('entry-unknown')
  if (change.state && !isReachable(before.state, change.state))
    return refuse('entry-state-impossible')
  const { assignedTo } = change
  if (assignedTo && assignedTo !== before.assigned_to) {
    const staff = await findAssignableStaff(trx)
    if (!staff.some((member) => member.id === assignedTo)) return refuse('staff-unknown')
  }
  const changed = await trx
    .updateTable('form_entry')
    .set({ ...columnsOf(before, change, now), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) return refuse('edit-conflict')
  const after = await findEntry(trx, id)
  return after ? ok({ before, after }) : refuse('entry-unknown')
}

/** Deletes an entry for good; returns it. */
export const deleteEntry = async (
  trx: Transaction<Schema>,
  id: string,
): Promise<Result<ListedEntry, EntryRefusal>> => {
  const entry = await findEntry(trx, id)
  if (!entry) return refuse('entry-unknown')
  await trx.deleteFrom('form_entry').where('id', '=', id).execute()
  return ok(entry)
}

/** Deletes entries that were done before `before`: no reason remains to keep personal data. */
export const deleteOldEntries = async (db: Database, before: Date) => {
  await db
    .deleteFrom('form_entry')
    .where('state', '=', 'done')
    .where('handled_at', '<', before)
    .execute()
}
