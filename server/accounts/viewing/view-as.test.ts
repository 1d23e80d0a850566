import { describe, expect, it, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { later, now, openTestAccounts } from '../accounts.fixtures.ts'
import { endSessions } from '../login/sessions.ts'
import { findView, viewLifetimeMs } from './customer-view.ts'
import { endExpiredViews, endView, startView } from './view-as.ts'

describe.each(databases)('a view of the shop as a customer on $name', (database) => {
  const accounts = openTestAccounts(database)
  const at = (moment = now) => ({ db: accounts.db, now: () => moment })

  const newView = async (changes: Parameters<typeof accounts.newAccount>[0] = {}) => {
    const staff = await accounts.newAccount({ role: 'sales' })
    const customer = await accounts.newAccount({ discount_rate: 1_000, ...changes })
    const session = await accounts.session(staff.id)
    const actor = { accountId: staff.id, name: 'Ben' }
    const started = await startView(at(), actor, { accountId: customer.id, sessionToken: session })
    const view = started.ok ? started.value.token : ''
    return { staff, customer, session, actor, started, tokens: { view, session } }
  }
  const actionsOn = async (record: string) =>
    (
      await accounts.db
        .selectFrom('audit_event')
        .select(['action', 'at', 'actor_id'])
        .where('record_id', '=', record)
        .orderBy('id')
        .execute()
    ).map(({ action, at: moment }) => [action, moment])

  it('shows the customer until it expires', async () => {
    const { tokens, customer } = await newView()
    expect(await findView(accounts.db, tokens, now)).toMatchObject({
      customer: { accountId: customer.id, discountRate: 1_000, isSessionExtended: false },
      endsAt: later(viewLifetimeMs),
    })
    expect(await findView(accounts.db, tokens, later(viewLifetimeMs - 1))).toBeDefined()
    expect(await findView(accounts.db, tokens, later(viewLifetimeMs))).toBeUndefined()
  })

  it('needs the session that has opened it', async () => {
    const { tokens, staff } = await newView()
    const other = await accounts.session(staff.id)
    for (const session of [other, '', 'x'])
      expect(await findView(accounts.db, { ...tokens, session }, now)).toBeUndefined()
    expect(await findView(accounts.db, { ...tokens, view: other }, now)).toBeUndefined()
    await endSessions(accounts.db, staff.id)
    expect(await findView(accounts.db, tokens, now)).toBeUndefined()
  })

  it('ends when staff or customer lose their rights', async () => {
    const { tokens, staff, customer } = await newView()
    const change = (
      id: string,
      columns: { role?: 'customer' | 'sales'; state?: 'suspended' | 'active' },
    ) => accounts.db.updateTable('account').set(columns).where('id', '=', id).execute()
    await change(staff.id, { role: 'customer' })
    expect(await findView(accounts.db, tokens, now)).toBeUndefined()
    await change(staff.id, { role: 'sales' })
    await change(customer.id, { state: 'suspended' })
    expect(await findView(accounts.db, tokens, now)).toBeUndefined()
  })

  test.each([
    [{ state: 'suspended' }, 'customer-inactive'],
    [{ state: 'pending' }, 'customer-inactive'],
    [{ role: 'administrator' }, 'customer-inactive'],
  ] as const)('a view of the shop as a customer is refused for %j', async (changes, refusal) => {
    expect((await newView(changes)).started).toEqual({ ok: false, refusal })
  })

  it('records its start and its end', async () => {
    const { customer, session, tokens } = await newView()
    expect(await endView(at(later(60_000)), session)).toBe(customer.id)
    expect(await endView(at(later(60_000)), session)).toBeUndefined()
    expect(await findView(accounts.db, tokens, now)).toBeUndefined()
    expect(await actionsOn(customer.id)).toEqual([
      ['view-start', now],
      ['view-end', later(60_000)],
    ])
  })

  it('records the end of an expired view, and of one that another replaces', async () => {
    const { customer, session, actor } = await newView()
    const again = { accountId: customer.id, sessionToken: session }
    expect((await startView(at(later(1_000)), actor, again)).ok).toBe(true)
    await endExpiredViews(accounts.db, later(2 * viewLifetimeMs))
    expect(await actionsOn(customer.id)).toEqual([
      ['view-start', now],
      ['view-end', later(1_000)],
      ['view-start', later(1_000)],
      ['view-end', later(1_000 + viewLifetimeMs)],
    ])
  })
})
