import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { beforeAll, describe, expect, test } from 'vitest'
import { parseXml } from '../domain/spreadsheet/parse-xml.ts'
import { databases } from '../tests/databases.ts'
import { changeContent } from './content/content-version.ts'
import { closeDatabase } from './db/client.ts'
import { json } from './db/json.ts'
import { makeDocument, makeQrCode } from './documents/make-document.ts'
import { readPdf } from './documents/pdf.fixtures.ts'
import { mailHandlers } from './mail/handlers.ts'
import type { Order } from './orders/order.ts'
import { placeOrder } from './orders/placing/place-order.ts'
import { openTestShop, type TestShop } from './orders/shop.fixtures.ts'
import { claimJob } from './outbox/outbox.ts'
import { makeFeed } from './seo/feed.ts'
import { makeSitemap } from './seo/sitemap.ts'

/** As rows may hold them that were written before forms removed such characters; PostgreSQL has no NUL. */
const dirty = (text: string) => text.replace(' ', '\u0001\u0008\u000b \ufffe\uffff\u001f')

/** What XML allows, and more readers of mails and papers expect. */
const isClean = (text: string) =>
  /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u.test(text)

const isXml = (text: string) => parseXml(text, { onOpen: () => true })

type Shop = TestShop & { order: Order }

/** What is made of stored texts, as texts. */
const outputs: readonly [name: string, expected: string, make: (shop: Shop) => Promise<string>][] =
  [
    ['sitemap', 'https://', ({ services }) => makeSitemap(services)],
    ['feed', 'Garten im Mai', ({ services }) => makeFeed(services, 'de')],
    [
      'invoice',
      'Labor Drei Quellen',
      async ({ services, order }) => {
        const made = await makeDocument(services, order, 'invoice')
        return (await readPdf(made?.pdf ?? Buffer.of())).text
      },
    ],
    [
      'payload of the QR code',
      'Labor Drei Quellen',
      async ({ services, order }) => {
        const made = await makeDocument(services, order, 'invoice')
        return (await readPdf(made?.pdf ?? Buffer.of())).code?.join('\n') ?? ''
      },
    ],
    ['QR code', '<svg', async ({ services, order }) => (await makeQrCode(services, order)) ?? ''],
    [
      'mails',
      'Labor Drei Quellen',
      async ({ services, clock }) => {
        const handlers = mailHandlers(services)
        for (
          let job = await claimJob(services.db, clock.now);
          job;
          job = await claimJob(services.db, clock.now)
        )
          await handlers[job.kind]?.(job.body, job)
        const folder = join(services.env.dataDir, 'mail')
        const files = await readdir(folder)
        const mails = await Promise.all(
          files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
        )
        return mails
          .map(({ from, subject, html, text }) => [from?.name, subject, html, text].join('\n'))
          .join('\n')
      },
    ],
  ]

describe.each(databases)('characters that XML forbids, stored on $name', ({ open }) => {
  let shop: Shop
  beforeAll(async () => {
    const db = await open()
    const opened = await openTestShop(db, { ORIGIN: 'https://shop.example' })
    const set = (name: string, value: string) =>
      changeContent(db, async (trx) => {
        await trx
          .deleteFrom('option')
          .where('name', '=', name as never)
          .execute()
        await trx
          .insertInto('option')
          .values({ name: name as never, language: '', value: json<unknown>(dirty(value)) })
          .execute()
      })
    await set('legal_name', 'Labor Drei Quellen')
    await set('title_suffix', 'Drei Quellen')
    await changeContent(db, (trx) =>
      trx
        .updateTable('page')
        .where('page_key', '=', 'news.autumn-roots')
        .set({ title: dirty('Garten im Mai'), lead: dirty('Im Mai') })
        .execute(),
    )
    await db
      .updateTable('address')
      .set({ last_name: dirty('Favre Meier'), company: dirty('Cabinet Favre') })
      .execute()
    const placed = await placeOrder(opened.services, {
      ...(await opened.request(crypto.randomUUID())),
      reference: dirty('Patient 12'),
      note: dirty('Bitte läuten.'),
      payment: 'advance',
    })
    if (!placed.ok) throw new Error(placed.refusal.code)
    shop = { ...opened, order: placed.value }
    return () => closeDatabase(db)
  })

  test.each(outputs)('leave the %s valid', async (name, expected, make) => {
    const text = await make(shop)
    expect(text).toContain(expected)
    expect(isClean(text), text).toBe(true)
    if (['sitemap', 'feed', 'QR code'].includes(name)) expect(isXml(text)).toBe(true)
  })
})
