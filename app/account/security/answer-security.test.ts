import { beforeAll, describe, expect, it } from 'vitest'
import { openSession } from '../../../server/accounts/login/session.ts'
import { hashPassword } from '../../../server/accounts/passwords/password.ts'
import { findSecondFactor } from '../../../server/accounts/second-factor/factor-codes.ts'
import { codeAt } from '../../../server/accounts/second-factor/second-factor.fixtures.ts'
import { closeDatabase, type Database } from '../../../server/db/client.ts'
import { readEnv } from '../../../server/env.ts'
import type { RequestFacts } from '../../../server/http/pages/request-facts.ts'
import { findOwnErasure, requestOwnErasure } from '../../../server/personal-data/own-erasure.ts'
import { databases } from '../../../tests/databases.ts'
import { accountRow } from '../../../tests/rows.ts'
import { silentLog } from '../../../tests/silent-log.ts'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { answerSecurity, type SecurityAnswer } from './answer-security.ts'

const password = 'Schafgarbe im Mai'
const env = readEnv({ DATA_DIR: temporaryFolder() })
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

type Answer = Response | { data: SecurityAnswer; init: { status?: number } | null }

describe.each(databases)('the security page of a customer on $name', ({ open }) => {
  let db: Database
  let hash: string
  beforeAll(async () => {
    db = await open()
    hash = await hashPassword(password)
    return () => closeDatabase(db)
  })

  /** A customer who posts forms without script; each post is a minute later. */
  const newCustomer = async () => {
    let clock = new Date('2026-11-21T08:00:00Z')
    const row = accountRow({ role: 'customer', password_hash: hash })
    await db.insertInto('account').values(row).execute()
    const token = await openSession(db, row.id, '', clock)
    const services = { db, env, log: silentLog, wakeWorker: () => {} }
    const account = { accountId: row.id, email: row.email, role: 'customer' }
    const post = async (intent: string, fields: Record<string, string> = {}) => {
      clock = new Date(clock.getTime() + 60_000)
      const facts = { services, language: 'de', now: clock, isFetched: false }
      const body = new URLSearchParams({ intent, secret, password, code: codeAt(secret, clock) })
      for (const [name, value] of Object.entries(fields)) body.set(name, value)
      const request = new Request('https://shop.example/de/konto/sicherheit', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body,
      })
      const signedIn = async () => account
      const answer = await answerSecurity(
        { ...facts, signedIn } as unknown as RequestFacts,
        request,
      )
      return answer as Answer
    }
    return { id: row.id, post, isOn: async () => !!(await findSecondFactor(db, row.id)) }
  }

  const codesOf = (answer: Answer) => ('data' in answer && answer.data.recoveryCodes) || []
  const locationOf = (answer: Answer) =>
    answer instanceof Response ? answer.headers.get('location') : undefined

  it('the second factor of a customer is turned on with password and code, renewed, and turned off', async () => {
    const { post, isOn } = await newCustomer()
    const codes = codesOf(await post('factor-on'))
    expect(codes).toHaveLength(10)
    expect(await isOn()).toBe(true)
    expect(locationOf(await post('factor-on'))).toMatch(/sicherheit$/)
    const renewed = codesOf(await post('factor-codes'))
    expect(renewed).toHaveLength(10)
    expect(await post('factor-off', { code: codes[0] ?? '' })).toMatchObject({
      data: { errors: { code: expect.any(String) } },
      init: { status: 422 },
    })
    const off = await post('factor-off', { code: renewed[0] ?? '' })
    expect(locationOf(off)).toMatch(/sicherheit\?done=factor$/)
    expect(await isOn()).toBe(false)
  })

  it.each([
    ['a wrong password', { password: 'Tausendgüldenkraut' }, 'password'],
    ['an empty password', { password: '' }, 'password'],
    ['a wrong code', { code: '000000' }, 'code'],
    ['an empty code', { code: '' }, 'code'],
    ['a secret that is none', { secret: 'ABC' }, 'code'],
  ])('stays off after %s, and on', async (_, fields, wrongField) => {
    const { post, isOn } = await newCustomer()
    expect(await post('factor-on', fields)).toMatchObject({
      data: { errors: { [wrongField]: expect.any(String) } },
      init: { status: 422 },
    })
    expect(await isOn()).toBe(false)
    if ('secret' in fields) return
    await post('factor-on')
    for (const intent of ['factor-codes', 'factor-off'])
      expect(await post(intent, fields)).toMatchObject({
        data: { errors: { [wrongField]: expect.any(String) } },
        init: { status: 422 },
      })
    expect(await isOn()).toBe(true)
  })

  it('shows the same secret again after a wrong code', async () => {
    const { post } = await newCustomer()
    const refused = await post('factor-on', { code: '000000' })
    expect(refused).toMatchObject({ data: { enrolment: { secret } } })
    expect(JSON.stringify(refused)).toContain('<svg')
    expect(JSON.stringify(await post('factor-on', { secret: '<b>' }))).not.toContain('<b>')
  })

  it('the second factor of a customer is refused for a while after ten wrong codes', async () => {
    const { post, isOn } = await newCustomer()
    for (let n = 0; n < 10; n += 1) await post('factor-on', { code: '000000' })
    expect(await post('factor-on')).toMatchObject({
      data: { notice: expect.any(String), enrolment: { secret } },
      init: { status: 429 },
    })
    expect(await isOn()).toBe(false)
  })

  it('leads to the copy of the personal data after the password, and not without it', async () => {
    const { post } = await newCustomer()
    expect(await post('copy', { password: 'Tausendgüldenkraut' })).toMatchObject({
      data: { errors: { password: expect.any(String) } },
      init: { status: 422 },
    })
    const location = locationOf(await post('copy'))
    expect(location).toMatch(/^\/api\/sn_api\/user\/personal-data\?token=[\w.-]+$/)
  })

  it('cancels the deletion of the account', async () => {
    const { id, post } = await newCustomer()
    const requestedAt = new Date('2026-11-21T08:00:00Z')
    await requestOwnErasure(
      { db, log: silentLog, wakeWorker: () => {} },
      { accountId: id, password },
      requestedAt,
    )
    expect(await findOwnErasure(db, id, requestedAt)).toBeDefined()
    expect(locationOf(await post('cancel-deletion'))).toMatch(/sicherheit\?done=kept$/)
    expect(await findOwnErasure(db, id, requestedAt)).toBeUndefined()
  })
})
