import { beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { accountRow, orderRow } from '../../tests/rows.ts'
import { silentLog } from '../../tests/silent-log.ts'
import { changeCustomerEmail } from '../accounts/customers/change-access.ts'
import { openSession } from '../accounts/login/session.ts'
import { hashPassword } from '../accounts/passwords/password.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { newId } from '../db/new-id.ts'
import {
  cancelOwnErasure,
  confirmOwnErasure,
  findErasureByToken,
  findOwnErasure,
  requestOwnErasure,
  startErasure,
} from './own-erasure.ts'

const now = new Date('2026-11-28T08:00:00Z')
const hoursLater = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const password = 'Schafgarbe im Mai'

describe.each(databases)('an erasure that the person requests on $name', ({ open }) => {
  let db: Database
  let hash: string
  beforeAll(async () => {
    db = await open()
    hash = await hashPassword(password)
    return () => closeDatabase(db)
  })

  const services = () => ({ db, log: silentLog, wakeWorker: () => {} })

  const newCustomer = async (changes: Parameters<typeof accountRow>[0] = {}) => {
    const row = accountRow({ password_hash: hash, ...changes })
    await db.insertInto('account').values(row).execute()
    return { accountId: row.id, email: row.email }
  }

  const request = (accountId: string, at = now, entered = password) =>
    requestOwnErasure(services(), { accountId, password: entered }, at)

  /** The token of the mail of the last request. */
  const mailedToken = async (accountId: string, at = now) => {
    const own = await findOwnErasure(db, accountId, at)
    return (await startErasure(db, own?.id ?? '', at)) ?? ''
  }

  const jobs = async (kind: string, accountId: string) => {
    const rows = await db.selectFrom('outbox').select('body').where('kind', '=', kind).execute()
    return rows.filter(({ body }) => JSON.stringify(body).includes(accountId))
  }

  it('erases the account with the token of the mail, once, and writes a last mail', async () => {
    const { accountId, email } = await newCustomer()
    await openSession(db, accountId, '', now)
    expect(await request(accountId)).toMatchObject({ ok: true })
    expect(await jobs('erasure-confirm', accountId)).toHaveLength(1)
    const token = await mailedToken(accountId)
    expect(await findErasureByToken(db, token, now)).toEqual({ accountId, email })
    expect(await confirmOwnErasure(services(), token, hoursLater(23))).toMatchObject({ ok: true })
    const { erased_at, email: stored } = await db
      .selectFrom('account')
      .select(['erased_at', 'email'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    expect(erased_at).toEqual(hoursLater(23))
    expect(stored).not.toBe(email)
    const session = db
      .selectFrom('session')
      .select('account_id')
      .where('account_id', '=', accountId)
    expect(await session.execute()).toEqual([])
    expect(await jobs('account-erased', accountId)).toMatchObject([{ body: { to: email } }])
    expect(await confirmOwnErasure(services(), token, now)).toMatchObject({
      refusal: 'confirmation-expired',
    })
  })

  it('is refused for 30 days after the staff have changed the address', async () => {
    const { accountId, email } = await newCustomer()
    const staff = await newCustomer({ role: 'sales' })
    const actor = { accountId: staff.accountId, name: 'Ben' }
    const changed = await changeCustomerEmail(services(), {
      ...{ actor, accountId, now },
      email: `new-${email}`,
    })
    expect(changed.ok).toBe(true)
    const refused = { refusal: { code: 'address-changed' } }
    expect(await request(accountId, hoursLater(29 * 24))).toMatchObject(refused)
    expect(await request(accountId, hoursLater(31 * 24))).toMatchObject({ ok: true })
  })

  it('refuses a link that was requested before the staff changed the address', async () => {
    const { accountId, email } = await newCustomer()
    await request(accountId)
    const staff = await newCustomer({ role: 'sales' })
    const actor = { accountId: staff.accountId, name: 'Ben' }
    const change = { actor, accountId, now, email: `new-${email}` }
    expect((await changeCustomerEmail(services(), change)).ok).toBe(true)
    const token = await mailedToken(accountId)
    expect(await confirmOwnErasure(services(), token, now)).toMatchObject({
      refusal: 'address-changed',
    })
  })

  it('confirms once when the link is confirmed twice at the same time', async () => {
    const { accountId } = await newCustomer()
    await request(accountId)
    const token = await mailedToken(accountId)
    const both = await Promise.all([1, 2].map(() => confirmOwnErasure(services(), token, now)))
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await jobs('account-erased', accountId)).toHaveLength(1)
  })

  it('stores no token, only its hash', async () => {
    const { accountId } = await newCustomer()
    await request(accountId)
    const token = await mailedToken(accountId)
    const rows = await db.selectFrom('erasure').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('refuses a token after 24 hours, after a cancellation and after another request', async () => {
    const { accountId } = await newCustomer()
    await request(accountId)
    const token = await mailedToken(accountId)
    expect(await findErasureByToken(db, token, hoursLater(25))).toBeUndefined()
    expect(await request(accountId)).toMatchObject({ ok: true })
    expect(await findErasureByToken(db, token, now)).toBeUndefined()
    const second = await mailedToken(accountId)
    await cancelOwnErasure(db, accountId, now)
    expect(await findOwnErasure(db, accountId, now)).toBeUndefined()
    expect(await confirmOwnErasure(services(), second, now)).toMatchObject({ ok: false })
    expect(await confirmOwnErasure(services(), 'none', now)).toMatchObject({ ok: false })
    expect(await request(accountId, hoursLater(48))).toMatchObject({ ok: true })
  })

  it('makes one request of two at the same time', async () => {
    const { accountId } = await newCustomer()
    const both = await Promise.all([request(accountId), request(accountId)])
    expect(both.map(({ ok }) => ok)).toEqual([true, true])
    const open = db
      .selectFrom('erasure')
      .select('id')
      .where('account_id', '=', accountId)
      .where('cancelled_at', 'is', null)
    expect(await open.execute()).toHaveLength(1)
  })

  it('refuses a wrong password, staff, an open order and a request after one of the staff', async () => {
    const { accountId } = await newCustomer()
    expect(await request(accountId, now, 'wrong')).toMatchObject({
      refusal: { code: 'password-wrong' },
    })
    const staff = await newCustomer({ role: 'sales' })
    expect(await request(staff.accountId)).toMatchObject({ refusal: { code: 'staff-account' } })
    const asked = { id: newId(), account_id: accountId, requested_at: now, reason: 'By letter' }
    await db
      .insertInto('erasure')
      .values({ ...asked, requested_by: staff.accountId })
      .execute()
    expect(await request(accountId)).toMatchObject({ refusal: { code: 'erasure-requested' } })
    await cancelOwnErasure(db, accountId, now)
    const kept = db.selectFrom('erasure').select('cancelled_at').where('id', '=', asked.id)
    expect(await kept.execute()).toEqual([{ cancelled_at: null }])
  })

  it('refuses the confirmation while an order is open', async () => {
    const { accountId } = await newCustomer()
    await request(accountId)
    const token = await mailedToken(accountId)
    await db
      .insertInto('orders')
      .values(orderRow(accountId, { number: 1 }))
      .execute()
    const refusal = 'order-open'
    expect(await confirmOwnErasure(services(), token, now)).toMatchObject({ refusal })
    expect(await request(accountId)).toMatchObject({ refusal: { code: refusal } })
  })

  it('refuses more than five mails in an hour', async () => {
    const { accountId } = await newCustomer()
    for (let n = 0; n < 5; n += 1) expect((await request(accountId)).ok).toBe(true)
    expect(await request(accountId)).toMatchObject({ refusal: { code: 'too-many-attempts' } })
  })
})
