import { beforeAll, describe, expect, it } from 'vitest'
import { allRights, type MemberRights, maxMembers } from '../../../domain/customer/member-rights.ts'
import { databases } from '../../../tests/databases.ts'
import { removeMember } from '../../personal-data/remove-member.ts'
import { now, openTestAccounts } from '../accounts.fixtures.ts'
import {
  changeMember,
  inviteAgain,
  inviteMember,
  listMembers,
  type MemberAuthor,
} from './change-members.ts'
import { findMember } from './find-member.ts'

const ordering: MemberRights = { ordering: 'yes', seesAllOrders: false, managesPractice: false }
const manager: MemberRights = {
  ordering: 'with-approval',
  seesAllOrders: true,
  managesPractice: true,
}

describe.each(databases)('the people of a practice on $name', (database) => {
  const accounts = openTestAccounts(database)
  let practiceId: string
  let count = 0
  beforeAll(async () => {
    practiceId = (await accounts.newAccount()).id
  })

  const by = (accountId = practiceId, practice = practiceId): MemberAuthor => ({
    practiceId: practice,
    actor: { accountId, name: 'Ada Keller' },
    ...{ isStaff: false, now: new Date(now.getTime() + 3_600_000 * count) },
  })
  const invite = (rights = ordering, author = by(), email?: string) => {
    count += 1
    return inviteMember(accounts.services, author, {
      email: email ?? `person-${count}@example.ch`,
      ...{ firstName: 'Mia', lastName: `Frei ${count}`, language: 'de', rights },
    })
  }
  const added = async (rights = ordering) => {
    const invited = await invite(rights)
    if (!invited.ok) throw new Error(invited.refusal.code)
    return invited.value.id
  }

  it('are invited by mail, and listed with their last use', async () => {
    const id = await added(manager)
    expect((await accounts.jobs('customer-invited')).at(-1)).toEqual({ accountId: id })
    const find = async () =>
      (await listMembers(accounts.db, practiceId)).find((one) => one.id === id)
    expect(await find()).toMatchObject({ ...manager, firstName: 'Mia', lastSeenAt: null })
    await accounts.session(id)
    expect(await find()).toMatchObject({ lastSeenAt: now })
    expect(await findMember(accounts.db, id)).toEqual({ ...manager, practiceId })
  })

  it.each([
    ['no address', { email: '' }, { email: 'email-invalid' }],
    ['no name', { firstName: ' ', lastName: '' }, { firstName: 'blank', lastName: 'blank' }],
  ] as const)('are not invited with %s', async (_, changes, problems) => {
    const given = { email: 'one@example.ch', firstName: 'Mia', lastName: 'Frei', ...changes }
    const person = { ...given, language: 'de', rights: ordering } as const
    expect(await inviteMember(accounts.services, by(), person)).toEqual({
      ok: false,
      refusal: { code: 'fields-invalid', problems },
    })
  })

  it('are not invited to a practice that has not been verified', async () => {
    const { id } = await accounts.newAccount({ state: 'pending' })
    expect(await invite(ordering, { ...by(id, id), isStaff: true })).toMatchObject({
      refusal: { code: 'customer-inactive' },
    })
  })

  it('are not invited with the address of another account', async () => {
    const { email } = await accounts.newAccount()
    expect(await invite(ordering, by(), email)).toMatchObject({ refusal: { code: 'email-taken' } })
  })

  it('get and lose no more rights than their manager has', async () => {
    const [managing, colleague] = [await added(manager), await added()]
    const without = await added({ ...ordering, managesPractice: false })
    const refused = { refusal: { code: 'rights-exceeded' } }
    expect(await invite(ordering, by(managing))).toMatchObject(refused)
    expect(await invite(ordering, by(without))).toMatchObject(refused)
    const change = (id: string, rights: MemberRights, author = by(managing)) =>
      changeMember(accounts.services, { ...author, id, rights })
    expect(await change(colleague, { ...ordering, ordering: 'no' })).toMatchObject(refused)
    expect(await change(managing, { ...manager, seesAllOrders: false })).toMatchObject(refused)
    const asked = { ...by(managing), id: colleague }
    expect(await removeMember(accounts.services, asked)).toMatchObject(refused)
    expect((await change(colleague, { ...ordering, ordering: 'no' }, by())).ok).toBe(true)
    expect((await change(colleague, { ...ordering, ordering: 'with-approval' })).ok).toBe(true)
    expect(await findMember(accounts.db, colleague)).toMatchObject({ ordering: 'with-approval' })
  })

  it('are managed only by their own practice and the staff', async () => {
    const id = await added()
    const other = (await accounts.newAccount()).id
    const one = { ...by(other, other), id, rights: allRights }
    const unknown = { refusal: { code: 'member-unknown' } }
    expect(await changeMember(accounts.services, one)).toMatchObject(unknown)
    expect(await inviteAgain(accounts.services, one)).toMatchObject(unknown)
    expect(await removeMember(accounts.services, one)).toMatchObject(unknown)
    const foreign = { ...by(other), id, rights: allRights }
    expect(await changeMember(accounts.services, foreign)).toMatchObject({
      refusal: { code: 'rights-exceeded' },
    })
    const staff = { ...by(other), isStaff: true, id, rights: allRights }
    expect((await changeMember(accounts.services, staff)).ok).toBe(true)
  })

  it('free their address when they are removed', async () => {
    const invited = await invite(ordering, by(), 'mia@example.ch')
    if (!invited.ok) throw new Error(invited.refusal.code)
    const { id } = invited.value
    expect((await removeMember(accounts.services, { ...by(), id })).ok).toBe(true)
    expect(await findMember(accounts.db, id)).toBeUndefined()
    expect((await invite(ordering, by(), 'mia@example.ch')).ok).toBe(true)
  })

  it('are limited in number, and in invitations in an hour', async () => {
    const { id } = await accounts.newAccount()
    const author = by(id, id)
    const results: string[] = []
    for (let tries = 0; tries <= 20; tries += 1) {
      const invited = await invite(ordering, author)
      results.push(invited.ok ? 'ok' : invited.refusal.code)
    }
    expect(results.filter((one) => one === 'ok')).toHaveLength(20)
    expect(results.at(-1)).toBe('too-many-attempts')
    for (let hour = 1; hour <= 2; hour += 1)
      for (let tries = 0; tries < 20; tries += 1) {
        const later = new Date(author.now.getTime() + hour * 3_601_000)
        const invited = await invite(ordering, { ...author, now: later })
        results.push(invited.ok ? 'ok' : invited.refusal.code)
      }
    expect(results.filter((one) => one === 'ok')).toHaveLength(maxMembers)
    expect(results.at(-1)).toBe('too-many-members')
  })
})
