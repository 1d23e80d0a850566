import { beforeAll, describe, expect, test } from 'vitest'
import { searchKey } from '../../../domain/search/staff-search.ts'
import { databases } from '../../../tests/databases.ts'
import { orderRow } from '../../../tests/rows.ts'
import { refreshSearchText } from '../../accounts/customers/search-text.ts'
import { changeContent } from '../../content/content-version.ts'
import { writeOption } from '../../content/settings/write-option.ts'
import type { Database } from '../../db/client.ts'
import { invalidateDataVersions } from '../../db/data-version.ts'
import { newId } from '../../db/new-id.ts'
import { png } from '../../media/media.fixtures.ts'
import { customerKey } from '../../orders/order.ts'
import { demoApi, type TestApi } from '../api.fixtures.ts'

const email = 'info@xn--mller-kva.ch'
const now = new Date('2026-11-21T08:00:00Z')

/** Every list with a search: whether it shows people's addresses, or names alone. */
const lists = {
  '/admin/accounts': 'addresses',
  '/admin/account-export': 'addresses',
  '/admin/orders': 'addresses',
  '/admin/orders/export.csv': 'addresses',
  '/admin/inbox': 'addresses',
  '/admin/inbox.csv': 'addresses',
  '/admin/newsletter': 'addresses',
  '/admin/newsletter.csv': 'addresses',
  '/admin/mails': 'addresses',
  '/admin/payments': 'names',
  '/admin/media': 'names',
  '/admin/locations': 'names',
  '/admin/pages': 'names',
  '/admin/products': 'names',
  '/admin/prices': 'names',
  '/admin/remedies': 'names',
  '/admin/synonyms': 'names',
  '/admin/redirects': 'names',
} as const

/** Spellings of one name. */
const spellings = ['Müller', 'MUELLER', 'muller', 'Mu\u0308ller', 'ＭÜＬＬＥＲ', 'zz müller']
const addressSpellings = ['info@müller.ch', 'info@mueller.ch', email, 'mller-kva', 'müller.ch info']

/** Adds a record of the name to each list that does not have one by another request. */
const addRecords = async (db: Database) => {
  const statement = newId()
  await db
    .insertInto('bank_statement')
    .values({
      ...{ id: statement, kind: 'camt.053', file_name: 'a.xml', statement_ids: 'a' },
      ...{ imported_at: now, imported_by: null },
    })
    .execute()
  await db
    .insertInto('bank_payment')
    .values({
      ...{ id: newId(), statement_id: statement, entry_key: 'a', booking_key: 'a' },
      ...{ content_hash: 'a', value_on: '2026-11-20', amount: 100, currency: 'CHF' },
      ...{ reference: '', payer: 'Zz Müller', message: '', state: 'open', problem: null },
      ...{ search_text: searchKey('Zz Müller '), invoice_id: null, decided_at: null },
      ...{ decided_by: null, note: '', status_before: null },
    })
    .execute()
  await db
    .insertInto('newsletter_subscription')
    .values({
      ...{ id: newId(), email, language: 'de', state: 'pending', token_hash: null },
      ...{ requested_at: now, consent_text: '', source: 'contact' },
    })
    .execute()
  const { remedy_id } = await db
    .selectFrom('remedy_synonym')
    .select('remedy_id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { id: priceId } = await db
    .selectFrom('product')
    .select('id')
    .where('kind', '=', 'price')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { id: kitId } = await db
    .selectFrom('product')
    .select('id')
    .where('kind', '=', 'kit')
    .limit(1)
    .executeTakeFirstOrThrow()
  const named = { name: 'Zz Müller', version: 2 }
  await db.updateTable('remedy').set(named).where('id', '=', remedy_id).execute()
  await db.updateTable('product').set(named).where('id', 'in', [priceId, kitId]).execute()
  await changeContent(db, async (trx) => {
    await writeOption(trx, 'redirects', [{ from: '/zz-müller', to: '/de' }])
    await trx
      .updateTable('page')
      .set({ title: 'Zz Müller' })
      .where('page_key', '=', 'company.story')
      .execute()
    await trx
      .insertInto('location')
      .values({
        ...{ id: 9_999, name: 'Zz Müller', category: 'Drugstore', address: '3000 Bern' },
        ...{ latitude: 46.9, longitude: 7.4 },
      })
      .execute()
  })
}

describe.each(databases)('the search of the lists of the back office on $name', ({ open }) => {
  let api: TestApi
  let staff: Record<string, string>
  beforeAll(async () => {
    api = await demoApi(open)
    const { db } = api.services
    staff = await api.staff('administrator')
    await addRecords(db)
    const { id } = await api.newAccount({ email, first_name: 'Zz', last_name: 'Müller' })
    await refreshSearchText(db, id)
    const row = orderRow(id, { number: 4_711 })
    const name = { first_name: 'Zz', last_name: 'Müller', company: '' }
    await db
      .insertInto('orders')
      .values({ ...row, customer_key: customerKey(name) })
      .execute()
    const entry = { name: 'Zz Müller', email: 'info@müller.ch', message: 'Bonjour', agb: true }
    await api.post('/sn_api/contact_form', entry)
    // The mails of the form and the account have not been sent: they have no recipient yet.
    await db.updateTable('outbox').set({ recipient: email }).execute()
    const form = new FormData()
    form.set('file', new File([new Uint8Array(await png())], 'Zz Müller.png'))
    await api.request('/admin/media', { method: 'POST', body: form, headers: staff })
    invalidateDataVersions(db)
    return () => api.close()
  })

  const find = async (path: string, search: string) => {
    const answer = await api.get(`${path}?search=${encodeURIComponent(search)}`, staff)
    expect(answer.status).toBe(200)
    const text = await answer.text()
    // A file has a line of headings and a last line break.
    return /csv|export/.test(path) ? text.split('\r\n').length - 2 : JSON.parse(text).length
  }

  test('knows each list that takes a search', async () => {
    const { paths } = await (await api.get('/openapi.json')).json()
    type Call = { get?: { parameters?: readonly { name: string }[] } }
    const searched = Object.entries<Call>(paths)
      .filter(([path]) => path.startsWith('/admin/') && !path.includes('{'))
      .filter(([, { get }]) => get?.parameters?.some(({ name }) => name === 'search'))
      .map(([path]) => path)
    expect(searched.toSorted()).toEqual(Object.keys(lists).toSorted())
  })

  test.each(Object.entries(lists))('finds one name by each spelling in %s', async (path, shows) => {
    const searches =
      path === '/admin/mails' || path.startsWith('/admin/newsletter') ? [] : spellings
    const all = [...searches, ...(shows === 'addresses' ? ['müller', ...addressSpellings] : [])]
    for (const search of all) expect(await find(path, search), search).toBeGreaterThan(0)
    for (const search of ['zzz-nobody', '%zzz%'])
      expect([search, await find(path, search)]).toEqual([search, 0])
  })
})
