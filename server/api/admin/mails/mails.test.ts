import { readdirSync } from 'node:fs'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '../../../../tests/databases.ts'
import { closeDatabase } from '../../../db/client.ts'
import { startMailServer } from '../../../mail/mail-server.fixtures.ts'
import { enqueueMail } from '../../../outbox/mail-jobs.ts'
import { abandonJob, claimJob } from '../../../outbox/outbox.ts'
import { openTestApi, type TestApi } from '../../api.fixtures.ts'

describe.each(databases)('mails of the back office on $name', ({ open }) => {
  let api: TestApi
  let sales: Record<string, string>
  let accountId: string
  beforeAll(async () => {
    const db = await open()
    api = openTestApi(db)
    const account = await api.newAccount({ role: 'sales' })
    accountId = account.id
    sales = await api.bearer(account.id)
    return () => closeDatabase(db)
  })
  beforeEach(async () => {
    await api.services.db.deleteFrom('outbox').execute()
    await api.services.db.deleteFrom('audit_event').execute()
  })

  const failMail = async () => {
    const { db } = api.services
    const { now } = api.clock
    await enqueueMail(db, 'signup-received', { accountId, at: now.toISOString() }, now)
    const job = await claimJob(db, now)
    if (!job) throw new Error('no job')
    await abandonJob(db, job, 'mailbox full', now)
    return job.id
  }
  const call = async (path: string, method = 'POST') => {
    const answer = await api.request(`/admin/mails/${path}`, { method, headers: sales })
    return { status: answer.status, body: await answer.json() }
  }

  it('lists failed mails with their reason, and retries one', async () => {
    const id = await failMail()
    const list = await api.get('/admin/mails?state=unsent&sort=createdAt', sales)
    expect(await list.json()).toMatchObject([{ id, state: 'failed', reason: 'mailbox full' }])
    expect(await call(`${id}/retry`)).toMatchObject({
      status: 200,
      body: { state: 'retrying', endedAt: null },
    })
    const log = await api.services.db.selectFrom('audit_event').selectAll().execute()
    expect(log).toMatchObject([{ action: 'retry', resource: 'mails', record_id: id }])
  })

  it('renders a failed mail', async () => {
    const id = await failMail()
    expect(await call(`${id}/preview`, 'GET')).toMatchObject({
      status: 200,
      body: { isSample: false, html: expect.stringContaining('<html') },
    })
  })

  it('says whether a test mail was sent or written to a folder, and why a server refused it', async () => {
    const test = (from: TestApi) =>
      from.request('/admin/test-mail?lang=en', { method: 'POST', headers: sales })
    const { email } = await api.services.db
      .selectFrom('account')
      .select('email')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    const written = await (await test(api)).json()
    expect(written).toEqual({ to: email, isSent: false, folder: expect.any(String) })
    expect(readdirSync(written.folder)).toHaveLength(1)

    const server = await startMailServer()
    const sending = openTestApi(api.services.db, { SMTP_URL: server.url })
    const sent = await test(sending)
    expect(await sent.json()).toEqual({ to: email, isSent: true, folder: null })
    expect(server.received).toMatchObject([{ recipients: [email] }])
    server.state.refuse = true
    const refused = await test(sending)
    expect(refused.status).toBe(422)
    expect(JSON.stringify(await refused.json())).toContain('not now')
    await server.stop()
  })

  it('discards a failed mail, and sends none again that was not sent', async () => {
    const id = await failMail()
    expect(await call(`${id}/resend`)).toMatchObject({
      status: 409,
      body: { code: 'mail_not_resendable' },
    })
    expect((await call(id, 'DELETE')).status).toBe(200)
    expect((await call(id, 'GET')).status).toBe(404)
    expect((await call(`${id}/retry`)).status).toBe(404)
  })
})
