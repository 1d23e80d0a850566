import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { accountRow, orderRow } from '../../tests/rows.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { findStoredTables, readRows } from '../backup/stored-tables.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { folderStore } from '../files/folder-store.ts'
import { claimJob } from '../outbox/outbox.ts'
import { erasePerson, repeatErasures } from './erase-person.ts'
import { erasureHandlers } from './erased-files.ts'
import { personalTables } from './personal-tables.ts'
import { marks, type SeededIds, seedPerson } from './seeded-person.fixtures.ts'

const now = new Date('2026-11-28T08:00:00Z')

const keptTables = Object.entries(personalTables)
  .filter(([, { erasure }]) => erasure === 'keep')
  .map(([name]) => name)
  .sort()

/** Names of the tables with a text of the seeded person. */
const findTraces = async (db: Database) => {
  const found: string[] = []
  for (const table of await findStoredTables(db)) {
    const rows: unknown[] = []
    for await (const some of readRows(db, table)) rows.push(...some)
    const text = JSON.stringify(rows).toLowerCase()
    const digits = text.replace(/\s/g, '')
    if (marks.some((mark) => text.includes(mark) || digits.includes(mark))) found.push(table.name)
  }
  return found.sort()
}

describe.each(databases)('the erasure of a person on $name', ({ open }) => {
  const staff = accountRow({ role: 'sales' })
  let db: Database
  let ids: SeededIds
  beforeEach(async () => {
    db = await open()
    await db.insertInto('account').values(staff).execute()
    ids = await seedPerson(db, staff.id)
    return () => closeDatabase(db)
  })

  const erase = (accountId = ids.accountId) =>
    db
      .transaction()
      .execute((trx) =>
        erasePerson(trx, { accountId, by: { accountId: staff.id, name: 'Ada Keller' }, now }),
      )

  it('finds the person before in every table that is not declared free of personal data', async () => {
    const personal = Object.entries(personalTables).filter(([, { erasure }]) => erasure !== 'none')
    expect(await findTraces(db)).toEqual(personal.map(([name]) => name).sort())
  })

  it('leaves texts of the person in orders, invoices and payments only', async () => {
    expect(await erase()).toMatchObject({ ok: true, value: { firstName: 'Quirina' } })
    expect(await findTraces(db)).toEqual(keptTables)
  })

  it('is documented with the tables that are kept', () => {
    const rows = readFileSync('docs/operations.md', 'utf8').matchAll(/^\| `(\w+)` \| kept:/gm)
    expect([...rows].map(([, name]) => name).sort()).toEqual(keptTables)
  })

  it('deletes files after a crash between commit and deletion', async () => {
    const files = folderStore({ dataDir: temporaryFolder() })
    await files.put(ids.certificateId, Buffer.from('Zwyssig'))
    await files.quarantine([ids.certificateId])
    await erase()
    expect([...(await files.ids())]).toEqual([ids.certificateId])
    const job = await claimJob(db, now)
    await erasureHandlers({ files })[job?.kind ?? '']?.(job?.body, job as NonNullable<typeof job>)
    expect([...(await files.ids())]).toEqual([])
  })

  it('keeps who of the staff has done what and when', async () => {
    await erase()
    const events = await db.selectFrom('audit_event').selectAll().orderBy('id').execute()
    expect(events).toHaveLength(8)
    expect(new Set(events.map(({ actor_name }) => actor_name))).toEqual(new Set(['Ada Keller']))
    expect(events.map(({ label }) => label).filter(Boolean)).toEqual(['Order 7700'])
    expect(events.at(-1)).toMatchObject({ action: 'erase', record_id: ids.accountId })
  })

  it('leaves other customers as they are', async () => {
    const other = accountRow({ first_name: 'Quirina' })
    await db.insertInto('account').values(other).execute()
    await erase()
    const stored = db.selectFrom('account').selectAll().where('id', '=', other.id)
    expect(await stored.executeTakeFirst()).toMatchObject({ ...other, erased_at: null })
  })

  it('erases again what a slow request has written after it', async () => {
    await erase()
    const note = { id: 'late', account_id: ids.accountId, at: now, by_account: null }
    await db
      .insertInto('customer_note')
      .values({ ...note, text: 'Zwyssig' })
      .execute()
    await repeatErasures(db, new Date(now.getTime() + 3_600_000))
    expect(await findTraces(db)).toEqual(keptTables)
  })

  it('is done once when two request it concurrently', async () => {
    const results = await Promise.all([erase(), erase()])
    expect(results.map(({ ok }) => ok).sort()).toEqual([false, true])
    expect(results).toContainEqual({ ok: false, refusal: 'account-erased' })
    const requests = await db.selectFrom('erasure').selectAll().execute()
    expect(requests).toMatchObject([{ erased_at: now, approved_by: staff.id, reason: '' }])
  })

  it('is refused for staff and for unknown accounts', async () => {
    expect(await erase(staff.id)).toEqual({ ok: false, refusal: 'staff-account' })
    expect(await erase('unknown')).toEqual({ ok: false, refusal: 'account-unknown' })
  })

  it.each([
    ['processing', 'shop', 'order-open'],
    ['failed', 'shop', 'order-open'],
    ['processing', 'former-shop', undefined],
    ['cancelled', 'shop', undefined],
  ] as const)('with an order that is %s in %s is refused: %s', async (status, channel, refusal) => {
    const order = orderRow(ids.accountId, { number: 7_701, status, channel })
    await db.insertInto('orders').values(order).execute()
    expect(await erase()).toMatchObject(refusal ? { ok: false, refusal } : { ok: true })
  })

  it('is refused while an invoice is not paid', async () => {
    await db.deleteFrom('bank_payment').execute()
    await db.updateTable('invoice').set({ paid_at: null }).execute()
    expect(await erase()).toEqual({ ok: false, refusal: 'invoice-unpaid' })
  })
})
