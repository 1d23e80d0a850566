import { zipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../../tests/databases.ts'
import { closeDatabase } from '../../../db/client.ts'
import { json } from '../../../db/json.ts'
import { statementBytes } from '../../../payments/camt/statements.fixtures.ts'
import { openTestApi, type TestApi } from '../../api.fixtures.ts'
import { addSmallCatalogue } from '../../catalogue/small-catalogue.fixtures.ts'
import { openTestOrders, order } from '../../orders.fixtures.ts'

type Headers = Record<string, string>

describe.each(databases)('bank payments of the API on $name', ({ open }) => {
  let api: TestApi
  let sales: Headers
  let newInvoice: () => Promise<{ id: string; number: number; reference: string; total: string }>
  beforeAll(async () => {
    const db = await open()
    api = openTestApi(db)
    const orders = openTestOrders(api)
    await addSmallCatalogue(db)
    const values = { iban: 'CH8131999000123004567', invoice_at: 'confirmation' }
    await db
      .insertInto('option')
      .values(
        Object.entries(values).map(([name, value]) => ({ name, language: '', value: json(value) })),
      )
      .execute()
    sales = await api.bearer((await api.newAccount({ role: 'sales' })).id)
    const customer = await orders.newCustomer()
    newInvoice = async () => {
      const placed = await orders.place(customer, order, crypto.randomUUID())
      await api.get(`/shop/orders/${placed.body.id}/invoice.pdf`, customer)
      const { body } = await send('GET', `orders/${placed.body.id}`)
      return { id: placed.body.id, ...body.invoice }
    }
    return () => closeDatabase(db)
  })

  const send = async (method: string, path: string, body?: object | Uint8Array) => {
    const isFile = body instanceof Uint8Array
    const type = isFile ? 'application/octet-stream' : 'application/json'
    const answer = await api.request(`/admin/${path}`, {
      method,
      headers: { ...sales, ...(body && { 'content-type': type }) },
      ...(body && { body: isFile ? (body as BodyInit) : JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: text && JSON.parse(text) }
  }
  const apply = (file: Uint8Array, hash: string) =>
    send(
      'POST',
      `payments/statements?${new URLSearchParams({ hash, fileName: 'konto.xml' })}`,
      file,
    )

  test('enters a payment in cash, names its author, and deletes it', async () => {
    const { id, total } = await newInvoice()
    const entry = { method: 'cash', valueOn: '2020-01-31', amount: total, note: 'till 2' }
    const ahead = { ...entry, valueOn: '2099-01-01' }
    expect(await send('POST', `orders/${id}/payments`, ahead)).toMatchObject({ status: 422 })
    expect((await send('POST', `orders/${id}/payments`, entry)).status).toBe(204)
    expect(await send('POST', `orders/${id}/payments`, entry)).toMatchObject({ status: 409 })
    const { body } = await send('GET', `orders/${id}`)
    expect(body).toMatchObject({
      invoice: { due: '0.00', overpaid: '0.00' },
      payments: [{ method: 'cash', valueOn: '2020-01-31', amount: total, note: 'till 2' }],
    })
    expect(body.payments[0].author).not.toBe('')
    expect(body.invoice.paidAt).not.toBeNull()
    const payment = `payments/${body.payments[0].id}`
    expect(await send('POST', `${payment}/reopen`)).toMatchObject({ status: 404 })
    expect((await send('POST', `${payment}/delete`)).status).toBe(204)
    const after = await send('GET', `orders/${id}`)
    expect(after.body).toMatchObject({ invoice: { due: total, paidAt: null }, payments: [] })
  })

  test('previews a file, imports it once, and marks the invoice as paid', async () => {
    const { id, number, reference, total } = await newInvoice()
    const file = statementBytes([
      { payments: [{ amount: total, reference }] },
      { payments: [{ amount: '5.00', message: 'Danke' }] },
    ])
    const preview = await send('POST', 'payments/statements/preview', file)
    expect(preview).toMatchObject({
      status: 200,
      body: {
        matched: 1,
        open: 1,
        known: 0,
        rows: [{ problem: 'no-reference' }, { problem: null, invoice: { number } }],
      },
    })
    expect(await apply(file, 'wrong')).toMatchObject({ status: 409 })
    expect(await apply(file, preview.body.hash)).toMatchObject({ status: 200 })
    const paid = await send('GET', `orders/${id}`)
    expect(paid.body).toMatchObject({ payments: [{ amount: total }] })
    expect(paid.body.invoice.paidAt).not.toBeNull()
    expect(await apply(file, preview.body.hash)).toMatchObject({
      status: 409,
      body: { code: 'statement_known' },
    })
    expect((await send('GET', 'payments/statements')).body).toMatchObject([
      { fileName: 'konto.xml', payments: 2, open: 1, importedBy: 'Ada Keller' },
    ])
  })

  test('assigns, reopens and dismisses a payment', async () => {
    const { number, total } = await newInvoice()
    const file = statementBytes([{ payments: [{ amount: total, message: 'Hand' }], ref: 'HAND' }])
    const { hash } = (await send('POST', 'payments/statements/preview', file)).body
    await apply(file, hash)
    const [payment] = (await send('GET', 'payments?state=open&search=Hand')).body
    const path = `payments/${payment.id}`
    const suggested = await send('GET', `${path}/invoices`)
    expect(suggested.body.map((one: { number: number }) => one.number)).toContain(number)
    expect(await send('POST', `${path}/assign`, { invoice: number })).toMatchObject({
      status: 200,
      body: { state: 'matched', invoice: { number } },
    })
    expect(await send('GET', `${path}/undo-effect`)).toMatchObject({
      body: { invoice: number, becomesPaid: false, order: null },
    })
    expect(await send('POST', `${path}/reopen`)).toMatchObject({ body: { state: 'open' } })
    expect(await send('GET', `${path}/undo-effect`)).toMatchObject({ status: 404 })
    expect(await send('POST', `${path}/dismiss`, { reason: ' ' })).toMatchObject({
      status: 422,
      body: { code: 'dismissal_reason_missing' },
    })
    expect(await send('POST', `${path}/dismiss`, { reason: 'Zins' })).toMatchObject({
      body: { state: 'dismissed', note: 'Zins' },
    })
    const events = await api.services.db
      .selectFrom('audit_event')
      .select('action')
      .where('record_id', '=', payment.id)
      .orderBy('id')
      .execute()
    expect(events.map(({ action }) => action)).toEqual(['assign', 'reopen', 'dismiss'])
  })

  test.each([
    ['{}', /camt\.053/],
    ['', /empty/],
    ['<html></html>', /html/],
  ])('refuses the file %j and says what to do', async (text, message) => {
    const refused = await send(
      'POST',
      'payments/statements/preview?lang=en',
      new TextEncoder().encode(text),
    )
    expect(refused).toMatchObject({ status: 422, body: { code: 'statement_unreadable' } })
    expect(refused.body.message).toMatch(message)
  })

  test('names the unreadable file of an archive and imports nothing', async () => {
    const { total } = await newInvoice()
    const valid = statementBytes([
      { payments: [{ amount: total, message: 'packed' }], ref: 'PACKED' },
    ])
    const invalid = new TextEncoder().encode('Datum;Betrag\n20.11.2026;=1+1')
    const archive = zipSync({ 'good.xml': valid, 'bad.xml': invalid })
    for (const path of [
      'payments/statements/preview?lang=en',
      'payments/statements?hash=a&fileName=b&lang=en',
    ]) {
      const refused = await send('POST', path, archive)
      expect(refused).toMatchObject({ status: 422, body: { data: { file: 'bad.xml' } } })
      expect(refused.body.message).toMatch(/^bad\.xml: /)
    }
    expect((await send('GET', 'payments?search=packed')).body).toEqual([])
    const preview = await send(
      'POST',
      'payments/statements/preview',
      zipSync({ 'good.xml': valid }),
    )
    expect(preview.body).toMatchObject({ files: [{ name: 'good.xml', payments: 1 }], open: 1 })
  })

  test('refuses a statement of another account, and names both accounts', async () => {
    const { total, reference } = await newInvoice()
    const entries = [{ payments: [{ amount: total, reference }] }]
    const foreign = statementBytes(entries, { account: 'CH9300762011623852957' })
    const nameless = statementBytes(entries, { account: '' })
    const archive = zipSync({ 'own.xml': statementBytes(entries), 'other.xml': foreign })
    for (const [file, message] of [
      [foreign, /CH9300762011623852957.*CH8131999000123004567/],
      [nameless, /names no account/],
      [archive, /^other\.xml: /],
    ] as const)
      for (const path of ['preview?lang=en', '?hash=a&fileName=b&lang=en']) {
        const refused = await send('POST', `payments/statements${path.replace(/^p/, '/p')}`, file)
        expect(refused).toMatchObject({ status: 422, body: { code: 'statement_unreadable' } })
        expect(refused.body.message).toMatch(message)
      }
    // The account that the QR-IBAN belongs to.
    const own = statementBytes(entries, { account: 'CH5700762000123004567' })
    expect(await send('POST', 'payments/statements/preview', own)).toMatchObject({ status: 200 })
  })

  test('accepts statements of further accounts of the options', async () => {
    const { total, reference } = await newInvoice()
    const account = 'CH5604835012345678009'
    const entries = [{ payments: [{ amount: total, reference }] }]
    const preview = async () =>
      (await send('POST', 'payments/statements/preview', statementBytes(entries, { account })))
        .status
    expect(await preview()).toBe(422)
    const admin = await api.bearer((await api.newAccount({ role: 'administrator' })).id)
    const path = '/admin/options/orders'
    const { version } = await (await api.get(path, admin)).json()
    const change = (statement_accounts: string) =>
      api.request(path, {
        method: 'PATCH',
        headers: { ...admin, 'content-type': 'application/json' },
        body: JSON.stringify({ version, values: { statement_accounts } }),
      })
    expect((await change(`${account}, CH1`)).status).toBe(422)
    const changed = await change('li21 0881 0000 2324 013A A; ch56 0483 5012 3456 7800 9')
    expect((await changed.json()).values).toMatchObject({
      statement_accounts: `LI21088100002324013AA, ${account}`,
    })
    expect(await preview()).toBe(200)
  })

  test('responds 404 to unknown payments', async () => {
    expect((await send('GET', 'payments/none')).status).toBe(404)
    expect((await send('POST', 'payments/none/assign', { invoice: 1 })).status).toBe(404)
    expect((await send('POST', 'payments/none/reopen')).status).toBe(404)
  })
})
