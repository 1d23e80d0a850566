import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { makePageToken } from '../../accounts/login/page-token.ts'
import { openSession } from '../../accounts/login/session.ts'
import { closeDatabase } from '../../db/client.ts'
import { openTestApi, type TestApi } from '../api.fixtures.ts'

const namesIn = async (answer: Response) =>
  Object.keys(unzipSync(new Uint8Array(await answer.arrayBuffer())))

describe.each(databases)('the download of personal data on $name', ({ open }) => {
  let api: TestApi
  beforeAll(async () => {
    const db = await open()
    api = openTestApi(db)
    return () => closeDatabase(db)
  })

  /** A session of a new customer, with the token of its page. */
  const newSession = async (audience: 'checkout' | 'personal-data' = 'personal-data') => {
    const { services, clock } = api
    const { id: accountId } = await api.newAccount()
    const sessionToken = await openSession(services.db, accountId, 'test', clock.now)
    const owner = { accountId, sessionToken }
    const token = await makePageToken(services, owner, clock.now, audience)
    const headers = { authorization: `Bearer ${sessionToken}` }
    return { path: `/sn_api/user/personal-data?token=${token}`, headers, accountId }
  }

  it('sends a ZIP file to its owner, who has entered the password', async () => {
    const { path, headers } = await newSession()
    const answer = await api.get(path, headers)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="officina-personal-data-2026-11-21\.zip"/,
    )
    expect(await namesIn(answer)).toContain('account.json')
  })

  it('refuses others, visitors and tokens for the checkout', async () => {
    const own = await newSession()
    const other = await newSession()
    const checkout = await newSession('checkout')
    expect((await api.get(own.path, other.headers)).status).toBe(403)
    expect((await api.get(own.path)).status).toBe(401)
    expect((await api.get(checkout.path, checkout.headers)).status).toBe(403)
  })

  it('refuses more than 30 downloads in an hour', async () => {
    const { path, headers } = await newSession()
    for (let n = 0; n < 30; n += 1) await (await api.get(path, headers)).body?.cancel()
    const answer = await api.get(path, headers)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('sends a ZIP file to staff who may read customers, and records it', async () => {
    const { id } = await api.newAccount({ last_name: 'Zumstein' })
    const path = `/admin/accounts/${id}/personal-data`
    expect(await namesIn(await api.get(path, await api.staff('sales')))).toContain('orders.json')
    expect((await api.get(path, await api.staff('editor'))).status).toBe(403)
    const events = await api.services.db
      .selectFrom('audit_event')
      .select(['action', 'label', 'after'])
      .where('record_id', '=', id)
      .execute()
    expect(events).toEqual([
      {
        ...{ action: 'export', label: 'Ada Zumstein' },
        after: { file: 'officina-personal-data-2026-11-21.zip' },
      },
    ])
    const unknown = await api.get('/admin/accounts/none/personal-data', await api.staff('sales'))
    expect(unknown.status).toBe(404)
  })
})
