import { beforeAll, describe, expect, test } from 'vitest'
import { options } from '../../../demo/options.ts'
import { crashThreads } from '../../../tests/crash-threads.ts'
import { databases } from '../../../tests/databases.ts'
import { closeDatabase } from '../../db/client.ts'
import { json } from '../../db/json.ts'
import { documentKinds } from '../../documents/document-kinds.ts'
import { findDocument } from '../../invoicing/find-documents.ts'
import { openTestApi, type TestApi } from '../api.fixtures.ts'
import { addSmallCatalogue } from '../catalogue/small-catalogue.fixtures.ts'
import { openTestOrders, order } from '../orders.fixtures.ts'

describe.each(databases)('document API on $name', ({ open }) => {
  let api: TestApi
  let owner: Record<string, string>
  let other: Record<string, string>
  let staff: Record<string, string>
  let id: string

  const paper = (kind: string, headers?: Record<string, string>, of = id) =>
    api.get(`/shop/orders/${of}/${kind}.pdf`, headers)

  beforeAll(async () => {
    const db = await open()
    api = openTestApi(db)
    await addSmallCatalogue(db)
    for (const name of ['iban', 'legal_name', 'laboratory_address'] as const)
      await db
        .insertInto('option')
        .values({ name, language: '', value: json(options[name]) })
        .execute()
    const orders = openTestOrders(api)
    owner = await orders.newCustomer()
    other = await orders.newCustomer()
    staff = await api.bearer((await api.newAccount({ role: 'administrator' })).id)
    const placed = await orders.place(
      { ...owner, 'accept-language': 'de' },
      { ...order, payment: 'advance' },
    )
    id = placed.body.id
    return () => closeDatabase(db)
  })

  test.each(['invoice', 'delivery-note'])('sends the %s to the customer', async (kind) => {
    const answer = await paper(kind, owner)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename="[\w-]+-1\.pdf"/)
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).toMatch(/^%PDF/)
  })

  test('responds 503 while a document cannot be drawn', async () => {
    const crash = crashThreads()
    const answer = await paper('invoice', { ...owner, 'accept-language': 'en' })
    crash.mockRestore()
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(await answer.json()).toMatchObject({
      code: 'document_unavailable',
      message: 'This document cannot be created at the moment. Please try again shortly.',
    })
    expect((await paper('invoice', owner)).status).toBe(200)
  })

  test('refuses an account that requests too many documents, and sends those of others', async () => {
    const flood = Array.from({ length: 40 }, () =>
      paper('invoice', { ...owner, 'accept-language': 'de' }),
    )
    expect((await paper('invoice', staff)).status).toBe(200)
    const answers = await Promise.all(flood)
    const refused = answers.filter(({ status }) => status !== 200)
    // Documents that are made meanwhile leave room for later requests.
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThanOrEqual(20)
    expect(refused[0]?.status).toBe(429)
    expect(refused[0]?.headers.get('retry-after')).toBe('5')
    expect(await refused[0]?.json()).toMatchObject({
      code: 'too_many_documents',
      message: expect.stringMatching(/^Für Ihr Konto werden bereits viele Dokumente erstellt/),
    })
    expect((await paper('invoice', owner)).status).toBe(200)
  })

  test('issues one invoice for concurrent downloads', async () => {
    await Promise.all([paper('invoice', owner), paper('invoice', staff)])
    expect((await findDocument(api.services.db, id, 'invoice'))?.number).toBe(1)
  })

  test.each(documentKinds)('responds 404 with %s to another customer', async (kind) => {
    const refused = await paper(kind, other)
    expect(refused.status).toBe(404)
    expect(await refused.json()).toEqual(await (await paper(kind, other, 'none')).json())
    expect((await paper(kind)).status).toBe(401)
  })

  test('sends the QR code of the invoice to its customer only', async () => {
    const code = (headers?: Record<string, string>) =>
      api.get(`/shop/orders/${id}/qr-code.svg`, headers)
    const answer = await code(owner)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(await answer.text()).toMatch(/^<svg /)
    expect((await code(other)).status).toBe(404)
    expect((await code()).status).toBe(401)
  })

  test('sends every document to administrators', async () => {
    expect((await paper('invoice', staff)).status).toBe(200)
  })

  test('sends the statement of account to the customer while something is due', async () => {
    const statement = (headers?: Record<string, string>) => api.get('/shop/statement.pdf', headers)
    const answer = await statement(owner)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).toMatch(/^%PDF/)
    expect((await statement(other)).status).toBe(404)
    expect((await statement()).status).toBe(401)
  })

  test('sends a credit note once the order is refunded', async () => {
    expect((await paper('credit-note', owner)).status).toBe(404)
    await api.services.db.updateTable('orders').set({ status: 'refunded' }).execute()
    expect((await paper('credit-note', owner)).status).toBe(200)
    expect((await paper('credit-note', other)).status).toBe(404)
  })

  test.each(['failed', 'cancelled'] as const)(
    'issues no invoice for an order that is %s',
    async (status) => {
      const placed = await openTestOrders(api).place(owner, order, status)
      const { id: of } = placed.body
      await api.services.db.updateTable('orders').set({ status }).where('id', '=', of).execute()
      expect((await paper('invoice', owner, of)).status).toBe(404)
      expect(await findDocument(api.services.db, of, 'invoice')).toBeUndefined()
    },
  )
})
