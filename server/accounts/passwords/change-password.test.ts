import { describe, expect, it, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { later, newPassword, now, oldPassword, openTestAccounts } from '../accounts.fixtures.ts'
import { changePassword } from './change-password.ts'
import { checkPassword } from './password.ts'
import { startReset } from './reset-password.ts'

describe.each(databases)('changing the password on $name', (database) => {
  const shop = openTestAccounts(database)
  const change = (
    accountId: string,
    token: string,
    [old, fresh, again = fresh]: [string, string, string?],
    at = now,
  ) =>
    changePassword(
      shop.services,
      { accountId, token, oldPassword: old, newPassword: fresh, newPasswordRepeat: again },
      at,
    )
  const codeOf = (result: Awaited<ReturnType<typeof change>>) => {
    if (result.ok) return 'ok'
    return 'problem' in result.refusal ? result.refusal.problem : result.refusal.code
  }
  const isPassword = async (id: string, password: string) =>
    checkPassword((await shop.account(id)).password_hash, password)

  it('ends the other sessions and sends a mail', async () => {
    const { id } = await shop.newAccount()
    const [own, other] = [await shop.session(id), await shop.session(id)]
    await startReset(shop.db, id, now)
    const expires_at = later(3_600_000)
    await shop.db
      .insertInto('email_change')
      .values({ token_hash: id, account_id: id, email: `new-${id}@example.ch`, expires_at })
      .execute()
    expect(codeOf(await change(id, own, [oldPassword, newPassword]))).toBe('ok')
    expect(await isPassword(id, newPassword)).toBe(true)
    expect([await shop.isOpen(own), await shop.isOpen(other)]).toEqual([true, false])
    expect(await shop.jobs('password-changed')).toContainEqual({ accountId: id })
    const resets = shop.db.selectFrom('password_reset').where('account_id', '=', id)
    expect(await resets.selectAll().execute()).toEqual([])
    const wishes = shop.db.selectFrom('email_change').where('account_id', '=', id)
    expect(await wishes.selectAll().execute()).toEqual([])
  })

  test.each<[string, [string, string, string?]]>([
    ['old-missing', ['', newPassword]],
    ['differs', [oldPassword, newPassword, 'other']],
    ['short', ['', 'a', 'b']],
    ['common', [oldPassword, 'password123']],
    ['common', [oldPassword, 'Passw0rd!']],
    ['pattern', [oldPassword, 'abcdefgh']],
    ['personal', [oldPassword, 'Ada Keller 1']],
    ['too-long', [oldPassword, 'x'.repeat(1_001)]],
    ['password-wrong', ['wrong', newPassword]],
  ])('a change of the password is refused: %s', async (code, given) => {
    const { id } = await shop.newAccount()
    const tokens = [await shop.session(id), await shop.session(id)] as const
    expect(codeOf(await change(id, tokens[0], given))).toBe(code)
    expect(await isPassword(id, oldPassword)).toBe(true)
    for (const token of tokens) expect(await shop.isOpen(token)).toBe(true)
  })

  it('a change of the password is refused after ten wrong passwords, even with the right one', async () => {
    const { id } = await shop.newAccount()
    const token = await shop.session(id)
    for (let n = 0; n < 10; n += 1)
      expect(codeOf(await change(id, token, ['wrong', newPassword]))).toBe('password-wrong')
    const right: [string, string] = [oldPassword, newPassword]
    expect(await change(id, token, right)).toEqual({
      ok: false,
      refusal: { code: 'too-many-attempts', retryAfter: 900 },
    })
    expect(codeOf(await change(id, token, right, later(900_000)))).toBe('ok')
  })

  it('succeeds for one of two concurrent requests', async () => {
    const { id } = await shop.newAccount()
    const token = await shop.session(id)
    const passwords = ['Erste Schafgarbe', 'Zweite Schafgarbe']
    const results = await Promise.all(
      passwords.map((password) => change(id, token, [oldPassword, password])),
    )
    expect(results.map(codeOf).sort()).toEqual(['ok', 'password-wrong'])
    const winner = passwords[results.findIndex(({ ok }) => ok)] ?? ''
    expect(await isPassword(id, winner)).toBe(true)
  })
})
