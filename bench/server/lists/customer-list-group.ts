import { v7 } from 'uuid'
import { professions } from '../../../domain/customer/profession.ts'
import {
  type CustomerQuery,
  listCustomers,
} from '../../../server/accounts/customers/list-customers.ts'
import { fillSearchTexts } from '../../../server/accounts/customers/search-text.ts'
import type { Database } from '../../../server/db/client.ts'
import { accountRow, orderRow } from '../../../tests/rows.ts'
import { batchesOf, listGroup } from './measure-list.ts'

const customers = 20_000
const batchSize = 500
const now = new Date('2026-11-23T08:00:00Z')
const day = 86_400_000

const lastNames = ['Keller', 'Favre', 'Müller', 'Rossi', 'Zürcher', 'Weber', 'Bianchi', 'Rochat']
const towns = ['Basel', 'Genève', 'Zürich', 'Lugano', 'Chur', 'Bern', 'Lausanne']
const cantons = ['BS', 'GE', 'ZH', 'TI', 'GR', 'BE', 'VD']

const customerAt = (at: number) =>
  accountRow({
    id: v7(),
    email: `p${at}@example.ch`,
    first_name: `Ada ${at % 311}`,
    last_name: `${lastNames[at % lastNames.length]} ${at % 977}`,
    customer_number: `K-${at}`,
    profession: professions[at % professions.length] ?? 'doctor',
    state: at % 40 === 0 ? 'suspended' : 'active',
    discount_rate: (at % 5) * 500,
    created_at: new Date(now.getTime() - at * 600_000),
    certificate_expires_on:
      at % 3 === 0 ? new Date(now.getTime() + (at % 900) * day).toISOString().slice(0, 10) : null,
  })

const placeAt = (at: number) => ({
  first_name: 'Ada',
  last_name: 'Keller',
  company: at % 4 === 0 ? `Praxis ${at % 1_311}` : '',
  address1: 'Gerbergasse',
  building_number: '1',
  address2: '',
  postcode: `${1_000 + (at % 8_000)}`,
  city: towns[at % towns.length] ?? '',
  state: cantons[at % cantons.length] ?? '',
  country: 'CH',
})

const fill = async (db: Database) => {
  for (const batch of batchesOf(customers, batchSize)) {
    const [from = 0] = batch
    const rows = batch.map(customerAt)
    await db.insertInto('account').values(rows).execute()
    const addresses = rows.flatMap(({ id }, index) =>
      (['billing', 'shipping'] as const).map((kind) => ({
        ...{ account_id: id, kind },
        ...placeAt(from + index),
      })),
    )
    await db.insertInto('address').values(addresses).execute()
    const ordering = rows.filter((_, index) => index % 2 === 0)
    await db
      .insertInto('orders')
      .values(ordering.map(({ id }, index) => orderRow(id, { number: from + index + 1 })))
      .execute()
  }
  await fillSearchTexts(db)
}

const queries: Record<string, Partial<CustomerQuery>> = {
  'first page': {},
  'page in the middle': { offset: customers / 2 },
  'last page': { offset: customers - 25 },
  'sorted by name, in the middle': { sort: 'name', direction: 'asc', offset: customers / 2 },
  'sorted by town': { sort: 'city', direction: 'asc' },
  'sorted by company': { sort: 'company' },
  'sorted by discount': { sort: 'discount' },
  'part of a name': { search: 'zurch 9' },
  'company and town': { search: 'praxis 12 chur' },
  'a name without a match': { search: 'nobody at all' },
  'a profession in a canton': { profession: 'doctor', canton: 'BE' },
  'who have ordered, by name': { hasOrders: true, sort: 'name', direction: 'asc' },
  'who have never ordered': { hasOrders: false },
  'expiring certificates': { certificate: 'soon' },
  'suspended, by town': { state: 'suspended', sort: 'city' },
}

/** The staff's list of 20,000 customers. */
export const customerListGroup = listGroup<Partial<CustomerQuery>>({
  name: 'customers',
  title: 'List of 20,000 customers in the back office: a page of 25 with its total number',
  fill,
  queries,
  list: (db, query) => listCustomers(db, { offset: 0, limit: 25, ...query }, now),
})
