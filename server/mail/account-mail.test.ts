import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { msg } from '@lingui/core/macro'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { AccountState } from '../../domain/customer/account-state.ts'
import { type Language, languages } from '../../domain/language.ts'
import { addressOf } from '../../domain/page/address.ts'
import { databases } from '../../tests/databases.ts'
import { decideAccount } from '../accounts/signup/decide-account.ts'
import { signUp } from '../accounts/signup/sign-up.ts'
import { sampleCertificates, signupForm } from '../accounts/signup.fixtures.ts'
import { changeContent } from '../content/content-version.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { i18nIn } from '../i18n.ts'
import { openTestShop, type TestShop } from '../orders/shop.fixtures.ts'
import { claimJob } from '../outbox/outbox.ts'
import { startWorker, type Worker } from '../outbox/worker.ts'
import { mailHandlers } from './handlers.ts'
import { startMailServer } from './mail-server.fixtures.ts'

const origin = 'https://shop.example'
const email = 'lucja@example.ch'

const mayOrder = msg`You can order directly in the shop. Your order history, invoices and documents are in your account.`

describe.each(databases)('mails about accounts on $name', ({ open }) => {
  let db: Database
  let shop: TestShop
  let server: Awaited<ReturnType<typeof startMailServer>>
  const workers: Worker[] = []

  beforeAll(async () => {
    server = await startMailServer()
    db = await open()
    shop = await openTestShop(db, { SMTP_URL: server.url, ORIGIN: origin })
    return async () => {
      await server.stop()
      await closeDatabase(db)
    }
  })

  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()))
    await db.deleteFrom('account').where('email', '=', email).execute()
    for (const table of ['outbox', 'rate_limit'] as const) await db.deleteFrom(table).execute()
    server.received.splice(0)
    server.state.refuse = false
  })

  const send = (language: Language = 'fr') =>
    signUp(shop.services, {
      form: signupForm({ message: 'Ring <twice>,\nplease.' }),
      shippingSame: true,
      certificate: { name: 'autorisation <1>.pdf', bytes: sampleCertificates.pdf },
      language,
      ip: '192.0.2.7',
      now: shop.clock.now,
    })

  const signedUp = async (language: Language = 'fr') => {
    const result = await send(language)
    if (!result.ok || !result.value.accountId) throw new Error('not signed up')
    return result.value.accountId
  }

  const work = () => {
    const log = { warn: () => {}, error: () => {} }
    const options = { now: shop.services.now, log, pollEvery: 20 }
    workers.push(startWorker(db, mailHandlers(shop.services), options))
  }

  const isDone = async () => {
    const jobs = await db.selectFrom('outbox').select(['done_at', 'last_error']).execute()
    expect(jobs.map(({ last_error }) => last_error).filter(Boolean)).toEqual([])
    expect(jobs.every(({ done_at }) => done_at !== null)).toBe(true)
  }

  const arrived = async () => {
    work()
    await vi.waitFor(isDone, 25_000)
    return server.received
  }

  test.each(languages)('acknowledge a signup in %s and notify the laboratory', async (language) => {
    const id = await signedUp(language)
    const mails = await arrived()
    expect(mails.map(({ recipients }) => recipients)).toEqual([
      [email],
      ['info@trois-sources.example'],
    ])
    const [person, laboratory] = mails
    expect(person?.replyTo).toBeUndefined()
    expect(laboratory?.replyTo).toEqual([{ name: '', address: email }])
    expect(person?.html).toContain(`lang="${language}"`)
    expect(person?.subject).toContain('Laboratoire Trois-Sources SA')
    expect(person?.text).toContain('Łucja Böhm-Dürst')
    const decision = `${origin}/admin/verification?account=${id}`
    for (const text of [email, 'Rue du Lac 12b, 1800 Vevey, CH', '+41 21 555 01 99', decision]) {
      expect(laboratory?.text).toContain(text)
      expect(laboratory?.html).toContain(text)
    }
    expect(laboratory?.text).toContain('Ring <twice>,\nplease.')
    expect(laboratory?.html).toContain('Ring &lt;twice&gt;')
    expect(laboratory?.html).toContain('autorisation &lt;1&gt;.pdf')
  })

  test.each(languages)('report an activation in %s with a link to log in', async (language) => {
    const accountId = await signedUp(language)
    await db.deleteFrom('outbox').execute()
    await decideAccount(shop.services, {
      accountId,
      to: 'active',
      reason: '',
      byAccount: null,
      now: shop.clock.now,
    })
    const [mail, ...others] = await arrived()
    expect(others).toEqual([])
    expect(mail?.recipients).toEqual([email])
    expect(mail?.html).toContain(`lang="${language}"`)
    expect(mail?.text).toContain(origin + addressOf(language, 'login'))
    expect(mail?.html).toContain(`href="${origin}${addressOf(language, 'login')}"`)
    expect(mail?.text).toContain(i18nIn[language]._(mayOrder))
  })

  test.each<[AccountState, AccountState, boolean]>([
    ['pending', 'rejected', false],
    ['active', 'suspended', false],
    ['suspended', 'active', true],
  ])('report the change from %s to %s with its reason', async (from, to, mayLogIn) => {
    const accountId = await signedUp('en')
    await db.deleteFrom('outbox').execute()
    await db.updateTable('account').set({ state: from }).where('id', '=', accountId).execute()
    const reason = 'The authorisation <2019>\nhas expired.'
    const decision = { accountId, to, reason, byAccount: null, now: shop.clock.now }
    await decideAccount(shop.services, decision)
    const [mail] = await arrived()
    expect(mail?.text).toContain(reason)
    const answering = mail?.text?.indexOf('simply reply to this e-mail') ?? -1
    expect(answering > (mail?.text?.indexOf(reason) ?? 0)).toBe(!mayLogIn)
    expect(mail?.html).toContain('&lt;2019&gt;')
    expect(mail?.text?.includes('/en/login')).toBe(mayLogIn)
  })

  test.each(['pending', 'active', 'suspended'] as const)(
    'notify the owner of a repeated signup: %s',
    async (state) => {
      const id = await signedUp('en')
      await db.deleteFrom('outbox').execute()
      await db.updateTable('account').set({ state }).where('id', '=', id).execute()
      await send('de')
      const [mail, ...others] = await arrived()
      expect(others).toEqual([])
      expect(mail?.recipients).toEqual([email])
      expect(mail?.html).toContain('lang="en"')
      expect(mail?.text?.includes('/en/login')).toBe(state === 'active')
    },
  )

  test('mails about accounts are retried after a refusal and sent once', async () => {
    server.state.refuse = true
    await signedUp()
    work()
    await vi.waitFor(async () => {
      const jobs = await db.selectFrom('outbox').selectAll().execute()
      expect(jobs.map(({ tries, done_at }) => ({ tries, done_at }))).toEqual([
        { tries: 1, done_at: null },
        { tries: 1, done_at: null },
      ])
    }, 10_000)
    server.state.refuse = false
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
    await vi.waitFor(async () => expect(server.received).toHaveLength(2), 25_000)
    await vi.waitFor(isDone, 5_000)
    expect(server.received).toHaveLength(2)
  })

  test('do not delay a signup when the mail server does not respond', async () => {
    const sockets: Socket[] = []
    const mute = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
    await once(mute, 'listening')
    const address = mute.address()
    const port = typeof address === 'object' ? address?.port : 0
    const env = { ...shop.services.env, smtpUrl: `smtp://127.0.0.1:${port}` }
    await signedUp()
    const job = await claimJob(db, shop.clock.now)
    const handler = mailHandlers({ ...shop.services, env })[job?.kind ?? '']
    const sending = job && handler?.(job.body, job).catch(() => 'refused')
    expect(await Promise.race([send(), sending])).toMatchObject({ ok: true })
    for (const socket of sockets) socket.destroy()
    mute.close()
    await sending
  })

  test('mails about accounts are not sent to a laboratory without an address', async () => {
    await changeContent(db, (trx) =>
      trx
        .updateTable('option')
        .set({ value: '""' as never })
        .where('name', '=', 'contact_email')
        .execute(),
    )
    await signedUp()
    const mails = await arrived()
    expect(mails.map(({ recipients }) => recipients)).toEqual([[email]])
  })
})
