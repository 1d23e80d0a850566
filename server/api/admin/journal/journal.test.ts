import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../../tests/databases.ts'
import { closeDatabase, type Database } from '../../../db/client.ts'
import { json } from '../../../db/json.ts'
import { swissDay } from '../../../swiss-day.ts'
import { openTestApi, type TestApi } from '../../api.fixtures.ts'
import { addSmallCatalogue } from '../../catalogue/small-catalogue.fixtures.ts'
import { openTestOrders, order } from '../../orders.fixtures.ts'

describe.each(databases)('the journal of the API on $name', ({ open }) => {
  let api: TestApi
  let db: Database
  let sales: Record<string, string>
  beforeAll(async () => {
    db = await open()
    api = openTestApi(db)
    const orders = openTestOrders(api)
    await addSmallCatalogue(db)
    const codes = { standard: 'V81', reduced: 'V26', accommodation: '', exempt: '' }
    const options = { invoice_at: 'confirmation', vat_codes: codes, vat_number: 'CHE-123.456.788' }
    for (const [name, value] of Object.entries(options))
      await db
        .insertInto('option')
        .values({ name, language: '', value: json(value) } as never)
        .onConflict((conflict) =>
          conflict.columns(['name', 'language']).doUpdateSet({ value: json(value) as never }),
        )
        .execute()
    sales = await api.bearer((await api.newAccount({ role: 'sales' })).id)
    const customer = await orders.newCustomer()
    const placed = await orders.place(customer, order, crypto.randomUUID())
    await api.get(`/shop/orders/${placed.body.id}/invoice.pdf`, customer)
    return () => closeDatabase(db)
  })

  const until = () => swissDay(api.clock.now)
  const get = async (path: string) => (await api.get(`/admin/${path}`, sales)).json()
  const create = (count: number, headers = sales) =>
    api.request('/admin/journal-batches', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ until: until(), count }),
    })

  test('is shown before it is exported, then gives the same file each time', async () => {
    const preview = await get(`journal-preview?until=${until()}`)
    expect(preview.totals[0]).toMatchObject({ role: 'debtors', account: '1100', credit: '0.00' })
    expect((await create(preview.bookings + 1)).status).toBe(409)
    const answer = await create(preview.bookings)
    expect(answer.status).toBe(200)
    const { id, ...batch } = await answer.json()
    expect(batch).toMatchObject({ ...preview, number: 1, until: until() })
    expect((await create(1)).status).toBe(409)
    expect(await get('journal-batches')).toMatchObject([{ id, bookings: preview.bookings }])
    expect(await get(`journal-batches/${id}`)).toMatchObject(preview)

    const file = async (layout: string) => {
      const path = `/admin/journal-batches/${id}/file?layout=${layout}&lang=de`
      const [answer, again] = [await api.get(path, sales), await api.get(path, sales)]
      const content = await answer.text()
      expect(await again.text()).toBe(content)
      const name = answer.headers.get('content-disposition')
      return { name, lines: content.trim().split('\r\n') }
    }
    const plain = await file('plain')
    expect(plain.name).toBe('attachment; filename="journal-1-plain.csv"')
    expect(plain.lines[0]).toContain('Sollkonto;Habenkonto;Betrag CHF')
    expect(plain.lines).toHaveLength(preview.bookings + 1)
    expect((await file('bexio')).lines[1]).toMatch(
      /^\d\d\.\d\d\.\d{4};1;1100;3000;Invoice 1, .*;\d+\.\d\d;CHF;1;V26;3000$/,
    )
    expect((await file('abacus-csv')).lines[0]).toContain('EntryDate;DocumentNumber;DebitAccount')
    const xml = await file('abacus-xml')
    expect(xml.name).toBe('attachment; filename="journal-1-abacus-xml.xml"')
    expect(xml.lines.filter((line) => line.includes('<Transaction'))).toHaveLength(preview.bookings)
    expect(xml.lines.join('')).toMatch(/<TaxRate>2.6<\/TaxRate>.*<TaxCode>V26<\/TaxCode>/)
    const banana = await file('banana')
    expect(banana.lines[0]).toBe(
      'Date\tDoc\tDescription\tAccountDebit\tAccountCredit\tAmount\tVatCode\tVatAmountType',
    )
    expect(banana.lines[1]).toMatch(/^\d{4}-\d\d-\d\d\t1\tInvoice 1, .*\t1100\t3000\t.*\tV26\t0$/)
    expect((await api.get('/admin/journal-batches/unknown/file?layout=plain', sales)).status).toBe(
      404,
    )
  })

  test('is not shown to editors', async () => {
    const editor = await api.bearer((await api.newAccount({ role: 'editor' })).id)
    expect((await api.get('/admin/journal-batches', editor)).status).toBe(403)
    expect((await create(1, editor)).status).toBe(403)
  })
})
