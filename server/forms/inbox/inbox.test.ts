import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import type { FormKind } from '../../../domain/forms/form-fields.ts'
import { databases } from '../../../tests/databases.ts'
import { accountRow } from '../../../tests/rows.ts'
import { silentLog } from '../../../tests/silent-log.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { submitForm } from '../submit-form.ts'
import {
  changeEntry,
  deleteEntry,
  deleteOldEntries,
  type EntryChange,
  findAssignableStaff,
} from './change-entry.ts'
import { type EntryQuery, exportEntries, findEntry, listEntries } from './list-entries.ts'

const now = new Date('2026-11-21T08:00:00Z')

describe.each(databases)('the inbox on $name', ({ open }) => {
  const staff = accountRow({ role: 'administrator', first_name: 'Anna', last_name: 'Blaser' })
  const customer = accountRow()
  let db: Database
  beforeAll(async () => {
    db = await open()
    await db.insertInto('account').values([staff, customer]).execute()
    return () => closeDatabase(db)
  })
  beforeEach(async () => {
    for (const table of ['outbox', 'form_entry', 'rate_limit'] as const)
      await db.deleteFrom(table).execute()
  })

  const submit = async (
    name: string,
    kind: FormKind = 'contact',
    message = 'Haben Sie Arnica?',
  ) => {
    await submitForm(
      { db, log: silentLog, wakeWorker: () => {} },
      {
        kind,
        about: 'Schreiben Sie uns',
        entry: { texts: { name, email: 'ada@example.ch', message }, agb: true },
        newsletter: false,
        newsletterText: '',
        honeypot: name === 'Robot' ? 'x' : '',
        fillingMs: undefined,
        language: kind === 'webinar' ? 'fr' : 'de',
        requiredFields: [],
        ip: '192.0.2.7',
        now,
      },
    )
    const row = await db
      .selectFrom('form_entry')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return row.id
  }
  const list = (query: Partial<EntryQuery> = {}) =>
    listEntries(db, { offset: 0, limit: 10, ...query })
  const change = (id: string, version: number, changes: EntryChange, at = now) =>
    db.transaction().execute((trx) => changeEntry(trx, { id, version, change: changes, now: at }))

  it('assigns an entry, notes and closes it', async () => {
    const id = await submit('Ada Keller')
    const note = 'Angerufen <b>'
    const assigned = await change(id, 0, { state: 'in-progress', assignedTo: staff.id, note })
    expect(assigned).toMatchObject({
      ok: true,
      value: {
        before: { state: 'new', assigned_to: null },
        after: { state: 'in-progress', staffName: 'Anna Blaser', note, handled_at: null },
      },
    })
    expect(await change(id, 1, { state: 'done' })).toMatchObject({
      value: { after: { state: 'done', handled_at: now, note, version: 2 } },
    })
    expect(await change(id, 2, { state: 'in-progress' })).toMatchObject({
      value: { after: { state: 'in-progress', handled_at: null } },
    })
  })

  it('refuses a change of an outdated version', async () => {
    const id = await submit('Ada Keller')
    await change(id, 0, { note: 'one' })
    expect(await change(id, 0, { note: 'two' })).toEqual({
      ok: false,
      refusal: 'edit-conflict',
    })
    expect(await findEntry(db, id)).toMatchObject({ note: 'one' })
  })

  it('accepts one of several concurrent changes', async () => {
    const id = await submit('Ada Keller')
    const answers = await Promise.all(['a', 'b', 'c'].map((note) => change(id, 0, { note })))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('assigns entries to staff only', async () => {
    const id = await submit('Ada Keller')
    expect((await findAssignableStaff(db)).map((one) => one.id)).toEqual([staff.id])
    expect(await change(id, 0, { assignedTo: customer.id })).toMatchObject({
      refusal: 'staff-unknown',
    })
    expect(await change('none', 0, {})).toMatchObject({ refusal: 'entry-unknown' })
  })

  it('refuses an impossible state', async () => {
    const id = await submit('Ada Keller')
    await change(id, 0, { state: 'done' })
    expect(await change(id, 1, { state: 'new' })).toMatchObject({
      refusal: 'entry-state-impossible',
    })
  })

  it('shows spam separately, and staff correct the mark', async () => {
    const spam = await submit('Robot')
    const id = await submit('Ada Keller')
    expect((await list()).rows.map((one) => one.id)).toEqual([id])
    expect((await list({ isSpam: true })).rows.map((one) => one.id)).toEqual([spam])
    await change(spam, 0, { isSpam: false })
    await change(id, 0, { isSpam: true })
    expect((await list({ isSpam: true })).rows).toMatchObject([{ id, spam: 'staff' }])
    // Marking it again keeps the signs.
    await change(id, 1, { isSpam: true })
    expect((await list()).rows.map((one) => one.id)).toEqual([spam])
  })

  test.each<[Partial<EntryQuery>, string[]]>([
    [{}, ['Eva', 'Bea', 'Ada']],
    [{ direction: 'asc' }, ['Ada', 'Bea', 'Eva']],
    [{ sort: 'kind', direction: 'asc' }, ['Ada', 'Eva', 'Bea']],
    [{ kind: 'webinar' }, ['Bea']],
    [{ language: 'fr' }, ['Bea']],
    [{ search: 'EVÁ example.ch arnica' }, ['Eva']],
    [{ search: '%' }, ['Eva', 'Bea', 'Ada']],
    [{ search: 'nobody' }, []],
    [{ assignedTo: 'nobody' }, ['Eva', 'Bea']],
    [{ assignedTo: staff.id }, ['Ada']],
    [{ state: 'in-progress' }, ['Ada']],
    [{ limit: 1, offset: 1 }, ['Bea']],
  ])('lists entries by %j', async (query, names) => {
    const id = await submit('Ada')
    await change(id, 0, { assignedTo: staff.id, state: 'in-progress' })
    await submit('Bea', 'webinar')
    await submit('Eva')
    const { rows: entries, total } = await list(query)
    expect(entries.map(({ fields }) => fields.name)).toEqual(names)
    expect(total).toBe(query.limit ? 3 : names.length)
  })

  it('exports entries for a Swiss Excel, without formulas', async () => {
    const id = await submit('=HYPERLINK("x")', 'contact', 'Zeile 1\nZeile; 2')
    await change(id, 0, { assignedTo: staff.id, state: 'in-progress' })
    const csv = await exportEntries(db, { state: 'in-progress' }, 'de')
    const [heading, ...rows] = csv.split('\r\n')
    expect(heading).toMatch(/^\ufeffEingegangen am;/)
    expect(rows.join('\r\n')).toContain('21.11.2026 09:00;')
    expect(rows.join('\r\n')).toContain(`;"'=HYPERLINK(""x"")";`)
    expect(rows.join('\r\n')).toContain('"Zeile 1\nZeile; 2"')
    expect(rows.join('\r\n')).toContain('Anna Blaser')
  })

  it('deletes an entry, and done ones after two years', async () => {
    const id = await submit('Ada')
    const open = await submit('Bea')
    await change(id, 0, { state: 'done' })
    const ids = async () => (await list({ direction: 'asc' })).rows.map((one) => one.id)
    await deleteOldEntries(db, new Date('2026-11-21T07:59:00Z'))
    expect(await ids()).toEqual([id, open])
    await deleteOldEntries(db, new Date('2026-11-21T08:01:00Z'))
    expect(await ids()).toEqual([open])
    const remove = () => db.transaction().execute((trx) => deleteEntry(trx, open))
    expect(await remove()).toMatchObject({ ok: true, value: { id: open } })
    expect(await remove()).toEqual({ ok: false, refusal: 'entry-unknown' })
  })
})
