import { beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { findSession, openSession } from '../accounts/login/session.ts'
import { inviteMember, type NewMember } from '../accounts/members/change-members.ts'
import { changeContent } from '../content/content-version.ts'
import { writeOption } from '../content/settings/write-option.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { removeMember } from '../personal-data/remove-member.ts'
import { approveOrder } from './approve-order.ts'
import { type Cancellation, cancelOwnOrder } from './cancel-order.ts'
import { findGroupRates } from './cart/group-rates.ts'
import { findChangeRefusal } from './change-order.ts'
import { findOrder, findOwnOrder } from './history/find-order.ts'
import { listOrders } from './history/list-orders.ts'
import { placeOrder } from './placing/place-order.ts'
import { openTestShop, type TestShop } from './shop.fixtures.ts'

describe.each(databases)('orders of members of a practice on $name', ({ open }) => {
  let db: Database
  let shop: TestShop
  let practiceId: string
  let count = 0

  beforeAll(async () => {
    db = await open()
    shop = await openTestShop(db)
    practiceId = (await shop.accountOf('claire.favre')).accountId
    const rates = { A: { homeopathy: 500 } } as const
    await changeContent(db, (trx) => writeOption(trx, 'group_discounts', rates))
    const group = { customer_group: 'A' } as const
    await db.updateTable('account').set(group).where('id', '=', practiceId).execute()
    return () => closeDatabase(db)
  })

  const author = () => ({
    practiceId,
    ...{ actor: { accountId: practiceId, name: 'Claire Favre' }, isStaff: false },
    now: shop.clock.now,
  })
  const newMember = async (rights: Partial<NewMember['rights']> = {}) => {
    count += 1
    const invited = await inviteMember(shop.services, author(), {
      ...{ email: `member-${count}@example.ch`, firstName: 'Mia', lastName: `Frei ${count}` },
      language: 'de',
      rights: { ordering: 'yes', seesAllOrders: false, managesPractice: false, ...rights },
    })
    if (!invited.ok) throw new Error(invited.refusal.code)
    return invited.value.id
  }
  const place = async (accountId: string, key = `key ${count}`) => {
    const placed = await placeOrder(shop.services, {
      ...(await shop.request(key)),
      account: { accountId },
    })
    if (!placed.ok) throw new Error(placed.refusal.code)
    return placed.value
  }
  const decline = (orderId: string, accountId: string, more: Partial<Cancellation> = {}) => {
    const shown = { version: 1, status: 'requested' } as const
    return cancelOwnOrder(shop.services, { orderId, accountId, shown, ...more })
  }
  const mailsOf = async (orderId: string) => {
    const jobs = await db
      .selectFrom('outbox')
      .select(['kind', 'body'])
      .where('order_id', '=', orderId)
      .execute()
    return jobs.map(({ kind }) => kind).sort()
  }

  it('belong to the practice and name the member', async () => {
    const member = await newMember()
    const placed = await place(member)
    expect(placed).toMatchObject({ accountId: practiceId, orderedBy: member, status: 'processing' })
    expect(placed.discountRate).toBe(1_000)
    expect(await findGroupRates(db, member)).toMatchObject({ homeopathy: 500 })
    expect(await findOrder(db, placed.id)).toMatchObject({ orderer: `Mia Frei ${count}` })
    expect(await mailsOf(placed.id)).toEqual(['order-confirmation', 'order-placed'])
  })

  it('are seen by the practice and by members with the right, others see their own', async () => {
    const [own, other] = [await newMember(), await newMember()]
    const all = await newMember({ seesAllOrders: true })
    const { id, number } = await place(own, 'seen')
    const seenBy = async (accountId: string) => [
      (await findOwnOrder(db, accountId, number))?.id === id,
      (await listOrders(db, accountId)).some((order) => order.id === id),
    ]
    expect(await seenBy(practiceId)).toEqual([true, true])
    expect(await seenBy(own)).toEqual([true, true])
    expect(await seenBy(all)).toEqual([true, true])
    expect(await seenBy(other)).toEqual([false, false])
    const stranger = (await shop.accountOf('reto.ammann')).accountId
    expect(await seenBy(stranger)).toEqual([false, false])
  })

  it('with equal keys of two members are two orders', async () => {
    const [first, second] = [await newMember(), await newMember()]
    const placed = [await place(first, 'cart 1'), await place(second, 'cart 1')]
    expect(new Set(placed.map(({ id }) => id)).size).toBe(2)
    expect((await place(first, 'cart 1')).isNew).toBe(false)
  })

  it('are refused without the right to order, and once the practice is suspended', async () => {
    const without = await newMember({ ordering: 'no' })
    const request = { ...(await shop.request('refused')), account: { accountId: without } }
    expect(await placeOrder(shop.services, request)).toMatchObject({
      refusal: { code: 'not-allowed' },
    })
    const member = await newMember()
    const token = await openSession(db, member, 'test', shop.clock.now)
    expect(await findSession(db, token, shop.clock.now)).toMatchObject({
      ...{ accountId: member, practiceId, role: 'customer', discountRate: 1_000 },
    })
    const setState = (state: 'active' | 'suspended') =>
      db.updateTable('account').set({ state }).where('id', '=', practiceId).execute()
    await setState('suspended')
    const late = { ...(await shop.request('late')), account: { accountId: member } }
    expect((await placeOrder(shop.services, late)).ok).toBe(false)
    expect(await findSession(db, token, shop.clock.now)).toBeUndefined()
    await setState('active')
  })

  it('await an approval, which makes them orders with a confirmation', async () => {
    const [member, approver, cannotSee] = [
      await newMember({ ordering: 'with-approval' }),
      await newMember({ seesAllOrders: true }),
      await newMember(),
    ]
    const requested = await place(member)
    expect(requested).toMatchObject({ status: 'requested', dispatchOn: null })
    const kinds = await mailsOf(requested.id)
    expect(new Set(kinds)).toEqual(new Set(['order-to-approve']))
    const { id: orderId } = requested
    const mailed = await db
      .selectFrom('outbox')
      .select('body')
      .where('order_id', '=', orderId)
      .execute()
    const readers = mailed.map(({ body }) => (body as { accountId?: string }).accountId)
    expect(readers).toEqual(expect.arrayContaining([approver, practiceId]))
    expect(readers).not.toContain(cannotSee)
    expect(
      await approveOrder(shop.services, { orderId, version: 1, accountId: member }),
    ).toMatchObject({ refusal: { code: 'order-fixed' } })
    expect(
      await approveOrder(shop.services, { orderId, version: 2, accountId: approver }),
    ).toMatchObject({ refusal: { code: 'order-changed' } })
    const both = await Promise.all(
      [approver, practiceId].map((accountId) =>
        approveOrder(shop.services, { orderId, version: 1, accountId }),
      ),
    )
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    const approved = await findOrder(db, orderId)
    expect(approved).toMatchObject({ status: 'processing', total: requested.total })
    expect(approved?.dispatchOn).not.toBeNull()
    expect(await mailsOf(orderId)).toEqual(['order-confirmation', 'order-placed', ...kinds])
    if (!approved) throw new Error('the order is missing')
    expect(await findChangeRefusal(db, approved, { accountId: member })).toBe('order-fixed')
    expect(await findChangeRefusal(db, approved, { accountId: approver })).toBeUndefined()
  })

  it('can be declined with a reason, and cancelled by who requested them', async () => {
    const member = await newMember({ ordering: 'with-approval' })
    const [declined, withdrawn] = [await place(member, 'one'), await place(member, 'two')]
    const stranger = (await shop.accountOf('reto.ammann')).accountId
    expect(await decline(declined.id, stranger)).toMatchObject({ refusal: 'order-unknown' })
    const note = 'We still have some.'
    expect((await decline(declined.id, practiceId, { note })).ok).toBe(true)
    expect((await decline(withdrawn.id, member)).ok).toBe(true)
    const events = await db
      .selectFrom('order_event')
      .select(['status', 'note', 'by_account'])
      .where('order_id', '=', declined.id)
      .orderBy('at')
      .orderBy('id')
      .execute()
    expect(events.at(-1)).toEqual({
      ...{ status: 'cancelled', note: 'We still have some.', by_account: practiceId },
    })
  })

  it('stay approved when a colleague declines them afterwards, and declined when one approves', async () => {
    const member = await newMember({ ordering: 'with-approval' })
    const [approved, declined] = [await place(member, 'one'), await place(member, 'two')]
    const approve = (orderId: string) =>
      approveOrder(shop.services, { orderId, version: 1, accountId: practiceId })
    expect(await approve(approved.id)).toMatchObject({ ok: true })
    expect(await decline(approved.id, practiceId)).toMatchObject({ refusal: 'order-changed' })
    expect(await findOrder(db, approved.id)).toMatchObject({ status: 'processing' })
    expect(await decline(declined.id, practiceId)).toMatchObject({ ok: true })
    expect(await approve(declined.id)).toMatchObject({ refusal: { code: 'order-fixed' } })
    expect(await findOrder(db, declined.id)).toMatchObject({ status: 'cancelled' })
  })

  it('keep the name of a member who is removed, and whose sessions end', async () => {
    const member = await newMember()
    const { id: orderId } = await place(member)
    const token = await openSession(db, member, 'test', shop.clock.now)
    expect((await removeMember(shop.services, { ...author(), id: member })).ok).toBe(true)
    expect(await findSession(db, token, shop.clock.now)).toBeUndefined()
    expect(await findOrder(db, orderId)).toMatchObject({ orderer: `Mia Frei ${count}` })
    const account = await db
      .selectFrom('account')
      .select(['email', 'state'])
      .where('id', '=', member)
      .executeTakeFirst()
    expect(account?.email).not.toContain('member-')
    expect(account?.state).toBe('suspended')
  })
})
