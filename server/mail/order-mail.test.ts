import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { msg } from '@lingui/core/macro'
import PostalMime from 'postal-mime'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Language, languages } from '../../domain/language.ts'
import { centimes, formatMoney } from '../../domain/money.ts'
import { databases } from '../../tests/databases.ts'
import { changeContent } from '../content/content-version.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { invalidateDataVersions } from '../db/data-version.ts'
import { json } from '../db/json.ts'
import { i18nIn } from '../i18n.ts'
import { findDocument } from '../invoicing/find-documents.ts'
import { placeOrder } from '../orders/placing/place-order.ts'
import { openTestShop, type TestShop } from '../orders/shop.fixtures.ts'
import { claimJob, type Job } from '../outbox/outbox.ts'
import { startWorker, type Worker } from '../outbox/worker.ts'
import { mailHandlers } from './handlers.ts'
import { startMailServer } from './mail-server.fixtures.ts'

const words = [msg`Subtotal`, msg`Shipping`, msg`Total`, msg`Drops`]

describe.each(databases)('order mails on $name', ({ open }) => {
  let db: Database
  let shop: TestShop
  let server: Awaited<ReturnType<typeof startMailServer>>
  const workers: Worker[] = []

  beforeAll(async () => {
    server = await startMailServer()
    db = await open()
    shop = await openTestShop(db, { SMTP_URL: server.url, ORIGIN: 'https://shop.example' })
    return async () => {
      await server.stop()
      await closeDatabase(db)
    }
  })

  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()))
    await db.deleteFrom('outbox').execute()
    server.received.splice(0)
    server.state.refuse = false
  })

  const place = async (language: Language = 'fr', payment = 'invoice') => {
    const result = await placeOrder(shop.services, {
      account: await shop.accountOf('claire.favre'),
      items: [
        await shop.line('Arnica montana', {}, 2),
        await shop.line('Belladonna', { form: 'drops', size: 'bottle-30ml', carrier: 'water' }),
      ],
      payment,
      reference: 'Patient 12',
      note: 'Ring <twice>,\nplease & thank you.',
      idempotencyKey: crypto.randomUUID(),
      language,
    })
    if (!result.ok) throw new Error(result.refusal.code)
    return result.value
  }

  const work = (services = shop.services) => {
    const silent = { warn: () => {}, error: () => {} }
    const worker = startWorker(db, mailHandlers(services), {
      now: services.now,
      log: silent,
      pollEvery: 20,
    })
    workers.push(worker)
  }

  const isDone = async () => {
    const jobs = await db.selectFrom('outbox').select(['done_at', 'last_error', 'tries']).execute()
    expect(jobs.every(({ done_at }) => done_at !== null)).toBe(true)
  }

  const jobOf = async (): Promise<Job> => {
    const job = await claimJob(db, shop.clock.now)
    if (!job) throw new Error('no job')
    return job
  }

  const handle = async (job: Job, services = shop.services) =>
    mailHandlers(services)[job.kind]?.(job.body, job)

  /** Mails by recipient: the customer's, and those to the laboratory. */
  const mailsTo = (recipient: string) =>
    server.received.filter(({ recipients }) => recipients.includes(recipient))
  const customer = 'claire.favre@trois-sources.example'
  const laboratory = 'commandes@trois-sources.example'

  test.each(languages)('confirm an order completely in %s', async (language) => {
    const order = await place(language, 'advance')
    work()
    await vi.waitFor(isDone, 25_000)
    const [mail, ...others] = mailsTo(customer)
    expect(others).toEqual([])
    expect(mail?.recipients).toEqual([customer])
    expect(mail?.from).toMatchObject({
      name: 'Laboratoire Trois-Sources SA',
      address: 'info@trois-sources.example',
    })
    expect(mail?.subject).toContain(String(order.number))
    expect(mail?.html).toContain(`lang="${language}"`)
    const amounts = [order.subtotal, order.discount, order.shipping, order.total]
    const vat = order.vat.flatMap(({ net, vat }) => [net, vat])
    const expected = [
      ...[...amounts, ...vat].map(formatMoney),
      ...order.lines.flatMap((line) => [line.name, formatMoney(line.total), `${line.quantity} ×`]),
      'Patient 12',
      'Cabinet Favre',
      'Maison de santé des Tilleuls',
      '1800 Vevey',
      '30\u00a0CH',
      '21.11.2026',
      '+41 22 555 01 47',
      `https://shop.example/${language}/`,
      // Texts of the mail in its language.
      ...words.map((word) => i18nIn[language]._(word)),
    ]
    for (const text of expected) {
      expect(mail?.html, text).toContain(text)
      expect(mail?.text, text).toContain(text)
    }
    const paper = await findDocument(db, order.id, 'invoice')
    const [invoice, ...more] = mail?.attachments ?? []
    expect(more).toEqual([])
    expect(invoice?.mimeType).toBe('application/pdf')
    expect(invoice?.filename).toMatch(new RegExp(`-${paper?.number}\\.pdf$`))
    expect(invoice?.content).toHaveProperty('byteLength', expect.any(Number))
    expect(mail?.text).toContain('Ring <twice>,\nplease & thank you.')
    expect(mail?.html).toContain('Ring &lt;twice&gt;')
  })

  test('confirm an order on account without its invoice, which comes with the parcel', async () => {
    const order = await place('en')
    work()
    await vi.waitFor(isDone, 25_000)
    const [mail] = mailsTo(customer)
    expect(mail?.attachments ?? []).toEqual([])
    expect(mail?.text).toContain('when your order leaves our laboratory')
    expect(await findDocument(db, order.id, 'invoice')).toBeUndefined()
  })

  test('order mails are sent after a crash between the order and its mail', async () => {
    const { number } = await place()
    // The process that placed it had no worker; another one finds the job.
    work()
    await vi.waitFor(isDone, 25_000)
    for (const recipient of [customer, laboratory])
      expect(mailsTo(recipient).map(({ subject }) => subject)).toEqual([
        expect.stringContaining(String(number)),
      ])
  })

  test('notify the laboratory in its language, with the customer as reply address', async () => {
    const order = await place('de')
    work()
    await vi.waitFor(isDone, 25_000)
    const [mail, ...others] = mailsTo(laboratory)
    expect(others).toEqual([])
    expect(mail?.replyTo).toEqual([{ name: '', address: customer }])
    expect(mail?.subject).toBe(`Nouvelle commande ${order.number}`)
    const { lines, discount, shipping, total } = order
    expect(discount).toBeGreaterThan(0)
    for (const amount of [...lines.map((line) => line.total), -discount, shipping, total])
      expect(mail?.text).toContain(formatMoney(centimes(amount)))
    for (const text of [
      'Cabinet Favre, Claire Favre',
      '2 × Arnica montana',
      '30\u00a0CH',
      formatMoney(order.total),
      'Patient 12',
      customer,
      `https://shop.example/admin/orders/${order.id}/show`,
    ]) {
      expect(mail?.html, text).toContain(text)
      expect(mail?.text, text).toContain(text)
    }
    expect(mail?.html).toContain('Ring &lt;twice&gt;')
  })

  test('show the number large, with one button and one picture that may be missing', async () => {
    const order = await place('fr')
    work()
    await vi.waitFor(isDone, 25_000)
    for (const recipient of [customer, laboratory]) {
      const [mail] = mailsTo(recipient)
      const html = `${mail?.html}`
      expect(html).toMatch(new RegExp(`font-size:40px[^>]*>${order.number}<`))
      expect(html.match(/background-color:#2f6b1f/g)).toHaveLength(1)
      expect(html.match(/<img [^>]*>/g)).toEqual([
        expect.stringMatching(
          /alt="".*src="https:\/\/shop\.example\/illustrations\/arnica-mail\.png"/,
        ),
      ])
    }
  })

  test('use the contact address if no address for orders is set', async () => {
    const stored = await db
      .deleteFrom('option')
      .where('name', '=', 'orders_email')
      .returningAll()
      .execute()
    invalidateDataVersions(db)
    await place()
    work()
    await vi.waitFor(isDone, 25_000)
    expect(mailsTo('info@trois-sources.example')).toHaveLength(1)
    for (const row of stored)
      await changeContent(db, (trx) =>
        trx
          .insertInto('option')
          .values({ ...row, value: json(row.value) })
          .execute(),
      )
  })

  test('order mails have the same Message-ID when sent twice', async () => {
    await place()
    const job = await jobOf()
    await handle(job)
    await handle(job)
    const [one, other] = server.received.map(({ messageId }) => messageId)
    expect(one).toBe(`<order-confirmation.${job.id}@shop.example>`)
    expect(other).toBe(one)
  })

  test('order mails are retried after a refusal', async () => {
    server.state.refuse = true
    await place()
    work()
    await vi.waitFor(async () => {
      const job = await db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
      expect(job).toMatchObject({ tries: 1, done_at: null })
      expect(job.last_error).toContain('not now')
      expect(job.due_at.getTime()).toBeGreaterThan(shop.clock.now.getTime())
    }, 5_000)
    server.state.refuse = false
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
    await vi.waitFor(isDone, 25_000)
    expect(mailsTo(customer)).toHaveLength(1)
  })

  test('are sent only after the order is placed', async () => {
    await place()
    expect(server.received).toEqual([])
    await handle(await jobOf())
    expect(server.received).toHaveLength(1)
  })

  test.each(['a@b.ch\r\nBcc: c@d.ch', 'a@b.ch, c@d.ch', 'nobody', ''])(
    'order mails are not sent to the invalid address %j',
    async (email) => {
      const { accountId } = await place()
      const change = (to: string) =>
        db.updateTable('account').set({ email: to }).where('id', '=', accountId).execute()
      await change(email.toLowerCase())
      await expect(jobOf().then(handle)).rejects.toThrow('no valid address')
      expect(server.received).toEqual([])
      await change('claire.favre@trois-sources.example')
    },
  )

  test.each([{}, { orderId: 'none' }, null])('fail for the invalid job %j', async (body) => {
    const job = { id: 'job', kind: 'order-confirmation', body, tries: 1 }
    await expect(handle(job)).rejects.toThrow()
  })

  test('order mails are written as files if no mail server is set', async () => {
    await place('de')
    const env = { ...shop.services.env, smtpUrl: undefined }
    const job = await jobOf()
    await handle(job, { ...shop.services, env })
    await handle(job, { ...shop.services, env })
    const folder = join(env.dataDir, 'mail')
    const files = await readdir(folder)
    expect(files).toEqual([
      expect.stringMatching(/^2026-11-21T[\dTZ-]+order-confirmation\..+\.eml$/),
    ])
    const file = join(folder, files[0] ?? '')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const mail = await PostalMime.parse(await readFile(file))
    expect(mail.to?.[0]?.address).toBe('claire.favre@trois-sources.example')
    expect(mail.html).toContain('lang="de"')
  })
})
