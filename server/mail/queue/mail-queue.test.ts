import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { accountRow } from '../../../tests/rows.ts'
import { silentLog } from '../../../tests/silent-log.ts'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { readEnv } from '../../env.ts'
import { folderStore } from '../../files/folder-store.ts'
import { enqueueMail, enqueueMails, isResendable, mailKinds } from '../../outbox/mail-jobs.ts'
import { abandonJob, claimJob, finishJob, scheduleRetry } from '../../outbox/outbox.ts'
import { mailHandlers } from '../handlers.ts'
import { listMails, type MailQuery } from './list-mails.ts'
import { previewMail } from './preview-mail.ts'
import { discardMail, findMail, resendMail, retryMail } from './retry-mail.ts'

const now = new Date('2026-11-21T08:00:00Z')
const env = readEnv({ DATA_DIR: temporaryFolder(), ORIGIN: 'https://shop.example' })

describe.each(databases)('the mail queue on $name', ({ open }) => {
  const account = accountRow({ email: 'ada_k@example.ch', language: 'de' })
  const body = { accountId: account.id, at: now.toISOString() }
  let db: Database
  beforeAll(async () => {
    db = await open()
    await db.insertInto('account').values(account).execute()
    return () => closeDatabase(db)
  })
  beforeEach(async () => {
    await db.deleteFrom('outbox').execute()
  })

  const services = () => ({ db, env, files: folderStore(env), log: silentLog, now: () => now })
  const enqueue = () => enqueueMail(db, 'signup-received', body, now)

  /** Runs the due job; `reason`: of the mail server. */
  const work = async (reason?: string, isOver = false) => {
    const job = await claimJob(db, now)
    if (!job) throw new Error('no job is due')
    const send = mailHandlers(services(), async () => {
      if (reason) throw new Error(reason)
    })[job.kind]
    try {
      await send?.(job.body, job)
      await finishJob(db, job, now, isResendable(job.kind))
    } catch {
      await (isOver ? abandonJob : scheduleRetry)(db, job, reason ?? '', now)
    }
    return job.id
  }
  const list = async (query: Partial<MailQuery> = {}) =>
    (await listMails(db, { offset: 0, limit: 10, ...query })).rows
  const inTransaction =
    (act: typeof retryMail) =>
    (id: string, at = now) =>
      db.transaction().execute((trx) => act(trx, id, at))
  const [retry, discard, resend] = [retryMail, discardMail, resendMail].map(inTransaction) as [
    ReturnType<typeof inTransaction>,
    ReturnType<typeof inTransaction>,
    ReturnType<typeof inTransaction>,
  ]

  it('shows each mail with recipient, subject and reason', async () => {
    await enqueue()
    expect(await list()).toMatchObject([{ state: 'queued', recipient: '' }])
    await work('mailbox full')
    expect(await list()).toMatchObject([
      {
        kind: 'signup-received',
        state: 'retrying',
        recipient: 'ada_k@example.ch',
        last_error: 'mailbox full',
        tries: 1,
      },
    ])
    const [mail] = await list()
    expect(mail?.subject).toMatch(/Registrierung/)
  })

  it('sends a failed mail when it is retried', async () => {
    await enqueue()
    const id = await work('mailbox full', true)
    expect(await list()).toMatchObject([{ state: 'failed' }])
    expect((await retry(id)).ok).toBe(true)
    expect(await list()).toMatchObject([{ state: 'retrying', tries: 0 }])
    await work()
    expect(await list()).toMatchObject([{ id, state: 'sent', last_error: null }])
    expect(await retry(id)).toEqual({ ok: false, refusal: 'mail-not-failed' })
    expect(await discard(id)).toEqual({ ok: false, refusal: 'mail-not-failed' })
  })

  it('does not retry a mail while it is being sent', async () => {
    await enqueue()
    const id = await work('mailbox full')
    await claimJob(db, new Date(now.getTime() + 3_600_000))
    expect(await retry(id)).toEqual({ ok: false, refusal: 'mail-not-failed' })
  })

  it('deletes a discarded mail', async () => {
    await enqueue()
    const id = await work('mailbox full')
    expect((await discard(id)).ok).toBe(true)
    expect(await list()).toEqual([])
    expect(await discard(id)).toEqual({ ok: false, refusal: 'mail-unknown' })
  })

  it('sends a sent mail again as another one', async () => {
    await enqueue()
    expect(await resend((await list())[0]?.id ?? '')).toMatchObject({
      refusal: 'mail-not-resendable',
    })
    const id = await work()
    expect((await resend(id)).ok).toBe(true)
    const other = await work()
    expect(other).not.toBe(id)
    expect(await list()).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
  })

  it('does not send mails with a token again', async () => {
    await enqueueMail(db, 'password-reset', { accountId: account.id }, now)
    const id = await work()
    expect((await findMail(db, id))?.body).toEqual({})
    expect(await resend(id)).toEqual({ ok: false, refusal: 'mail-not-resendable' })
  })

  test.each<[Partial<MailQuery>, string[]]>([
    [{}, ['signup-received', 'password-changed', 'password-reset']],
    [{ direction: 'asc' }, ['password-reset', 'password-changed', 'signup-received']],
    [{ kind: 'password-reset' }, ['password-reset']],
    [{ state: 'unsent' }, ['password-changed']],
    [{ state: 'retrying' }, ['password-changed']],
    [{ state: 'failed' }, []],
    [{ state: 'queued' }, ['signup-received']],
    [{ state: 'not-needed' }, ['password-reset']],
    [{ state: 'sent' }, []],
    [{ search: 'ADA_K' }, ['password-changed']],
  ])('lists mails by %j', async (query, kinds) => {
    await enqueueMail(db, 'password-reset', { accountId: null }, now)
    await work()
    await enqueueMail(db, 'password-changed', { accountId: account.id }, now)
    await work('refused')
    await enqueue()
    expect((await list(query)).map(({ kind }) => kind)).toEqual(kinds)
  })

  it('lists the mails about an order', async () => {
    const mails = ['order-confirmation', 'order-placed'] as const
    await enqueueMails(db, mails, { orderId: 'one' }, now)
    await enqueueMail(db, 'order-confirmation', { orderId: 'other' }, now)
    await enqueue()
    const kinds = (await list({ orderId: 'one' })).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual([...mails])
    expect(await list({ orderId: 'none' })).toEqual([])
  })

  it('previews a mail as it would be written now', async () => {
    await enqueue()
    const [mail] = await list()
    const found = await findMail(db, mail?.id ?? '')
    const preview = await previewMail(services(), found!, 'fr')
    expect(preview).toMatchObject({ to: 'ada_k@example.ch', isSample: false })
    expect(preview?.html).toContain('Ada Keller')
    expect(await list()).toMatchObject([{ state: 'queued', recipient: '' }])
  })

  it('previews mails with a token by a sample, and keeps the mailed token', async () => {
    await enqueueMail(db, 'password-reset', { accountId: account.id }, now)
    const job = await claimJob(db, now)
    const before = await db.selectFrom('password_reset').selectAll().execute()
    const preview = await previewMail(services(), { kind: 'password-reset', body: job?.body }, 'fr')
    expect(preview).toMatchObject({ to: '', isSample: true })
    expect(preview?.html).not.toContain('Ada Keller')
    expect(await db.selectFrom('password_reset').selectAll().execute()).toEqual(before)
  })

  test.each(mailKinds)('previews %s by a sample if its data is gone', async (kind) => {
    const preview = await previewMail(services(), { kind, body: {} }, 'de')
    expect(preview).toMatchObject({ isSample: true, to: '' })
    expect(preview?.html).toContain('lang="de"')
  })
})
