import { describe, expect, it, test } from 'vitest'
import { type AccountState, canBecome, nextStates } from '../../../domain/customer/account-state.ts'
import { databases } from '../../../tests/databases.ts'
import { now, openTestAccounts } from '../accounts.fixtures.ts'
import { type AccountDecision, decideAccount } from './decide-account.ts'

const states = Object.keys(nextStates) as AccountState[]
const changes = states.flatMap((from) => states.map((to) => [from, to] as const))

describe.each(databases)('account decisions on $name', (database) => {
  const shop = openTestAccounts(database)
  const pending = () => shop.newAccount({ state: 'pending', user_can_order: false })
  const decide = (accountId: string, decision: Partial<AccountDecision> = {}) =>
    decideAccount(shop.services, {
      accountId,
      to: 'active',
      reason: 'as told',
      byAccount: null,
      now,
      ...decision,
    })

  it.each(changes)('follow the rule from %s to %s', async (from, to) => {
    const { id } = await shop.newAccount({ state: from })
    const result = await decide(id, { to })
    expect(result).toEqual(
      canBecome(from, to)
        ? { ok: true, value: { state: to } }
        : { ok: false, refusal: 'state-impossible' },
    )
    expect((await shop.account(id)).state).toBe(canBecome(from, to) ? to : from)
  })

  it('store administrator and time and grant the right to order', async () => {
    const { id } = await pending()
    const times = shop.woken.times
    await decide(id, { byAccount: 'the administrator', reason: '' })
    expect(await shop.account(id)).toMatchObject({
      state: 'active',
      role: 'customer',
      user_can_order: true,
      user_can_order_with_form: false,
      decided_at: now,
      decided_by: 'the administrator',
    })
    expect(await shop.jobs('account-decided')).toContainEqual({
      accountId: id,
      at: now.toISOString(),
      news: 'activated',
      reason: '',
    })
    expect(shop.woken.times).toBe(times + 1)
  })

  it('can activate without the right to order', async () => {
    const { id } = await pending()
    await decide(id, { userCanOrder: false })
    expect(await shop.account(id)).toMatchObject({ state: 'active', user_can_order: false })
  })

  it('end all sessions of a suspended account and keep its rights for later', async () => {
    const { id } = await shop.newAccount({ user_can_order: false, user_can_order_with_form: true })
    const other = await shop.newAccount()
    const tokens = [await shop.session(id), await shop.session(id)]
    const others = await shop.session(other.id)
    await decide(id, { to: 'suspended', reason: '' })
    expect(
      await shop.db.selectFrom('session').selectAll().where('account_id', '=', id).execute(),
    ).toEqual([])
    expect(await shop.isOpen(others)).toBe(true)
    await decide(id, { to: 'active' })
    for (const token of tokens) expect(await shop.isOpen(token)).toBe(false)
    expect(await shop.account(id)).toMatchObject({ state: 'active', user_can_order: false })
    const news = (await shop.jobs('account-decided')).filter((job) =>
      JSON.stringify(job).includes(id),
    )
    expect(news).toMatchObject([{ news: 'suspended' }, { news: 'reactivated' }])
  })

  test.each<[string, Partial<AccountDecision>]>([
    ['reason-missing', { to: 'rejected', reason: ' \n ' }],
    ['account-unknown', { accountId: 'nobody' }],
  ])('account decisions are refused: %s', async (refusal, decision) => {
    const { id } = await pending()
    expect(await decide(id, decision)).toEqual({ ok: false, refusal })
    expect((await shop.account(id)).state).toBe('pending')
  })

  it('account decisions are refused for one’s own account', async () => {
    const { id } = await shop.newAccount({ role: 'administrator' })
    const result = await decide(id, { to: 'suspended', byAccount: id })
    expect(result).toEqual({ ok: false, refusal: 'own-account' })
  })

  it('account decisions are applied once, with one mail, for concurrent requests', async () => {
    const { id } = await pending()
    const results = await Promise.all([decide(id), decide(id, { to: 'rejected' }), decide(id)])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    const mails = (await shop.jobs('account-decided')).filter((job) =>
      JSON.stringify(job).includes(id),
    )
    expect(mails).toHaveLength(1)
  })
})
