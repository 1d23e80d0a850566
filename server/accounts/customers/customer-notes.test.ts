import { describe, expect, it } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { now, openTestAccounts } from '../accounts.fixtures.ts'
import {
  addCustomerNote,
  deleteCustomerNote,
  listCustomerNotes,
  maxCustomerNoteLength,
} from './customer-notes.ts'
import { endCustomerSessions, listCustomerSessions } from './staff-sessions.ts'

describe.each(databases)('work with customers on $name', (database) => {
  const accounts = openTestAccounts(database)
  const services = () => ({ ...accounts.services, now: () => now })
  const newStaff = async () => {
    const { id } = await accounts.newAccount({ role: 'sales', first_name: 'Ben' })
    return { accountId: id, name: 'Ben Keller' }
  }
  const eventsOf = (record: string) =>
    accounts.db
      .selectFrom('audit_event')
      .select(['action', 'actor_name', 'label', 'before', 'after'])
      .where('record_id', '=', record)
      .orderBy('id')
      .execute()

  it('keeps notes with their author, the newest first, in the audit log', async () => {
    const staff = await newStaff()
    const { id: accountId } = await accounts.newAccount()
    for (const text of ['  calls <back>\r\n', 'second'])
      expect((await addCustomerNote(services(), staff, { accountId, text })).ok).toBe(true)
    const notes = await listCustomerNotes(accounts.db, accountId)
    expect(notes).toMatchObject([
      { text: 'second', author: 'Ben Keller', at: now },
      { text: 'calls <back>' },
    ])
    const note = { accountId, id: notes[0]?.id ?? '' }
    expect(await deleteCustomerNote(services(), staff, note)).toBe(true)
    expect(await deleteCustomerNote(services(), staff, note)).toBe(false)
    expect(await eventsOf(accountId)).toMatchObject([
      { action: 'add-note', actor_name: 'Ben Keller', after: { note: 'calls <back>' } },
      { action: 'add-note' },
      { action: 'delete-note', label: 'Ada Keller', before: { note: 'second' } },
    ])
  })

  it.each([
    ['', 'note-blank'],
    [' \n', 'note-blank'],
    ['x'.repeat(maxCustomerNoteLength + 1), 'too-long'],
  ])('refuses the note %j', async (text, refusal) => {
    const { id: accountId } = await accounts.newAccount()
    const added = await addCustomerNote(services(), await newStaff(), { accountId, text })
    expect(added).toEqual({ ok: false, refusal })
  })

  it('refuses a note about an unknown account', async () => {
    const note = { accountId: 'nobody', text: 'x' }
    const added = await addCustomerNote(services(), await newStaff(), note)
    expect(added).toEqual({ ok: false, refusal: 'account-unknown' })
  })

  it('logs a customer out on one device or on all', async () => {
    const staff = await newStaff()
    const { id: accountId } = await accounts.newAccount()
    const tokens = [await accounts.session(accountId), await accounts.session(accountId)]
    const [first] = await listCustomerSessions(services(), accountId)
    const end = (id?: string) => endCustomerSessions(services(), staff, { accountId, id })
    expect(await end('other')).toBe(false)
    expect(await end(first?.id)).toBe(true)
    expect(await listCustomerSessions(services(), accountId)).toHaveLength(1)
    expect(await end()).toBe(true)
    expect(await Promise.all(tokens.map(accounts.isOpen))).toEqual([false, false])
    expect(await eventsOf(accountId)).toMatchObject([
      { action: 'end-sessions', after: { devices: 'one' } },
      { action: 'end-sessions', after: { devices: 'all' } },
    ])
  })
})
