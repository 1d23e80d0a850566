import { beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { accountRow, orderRow } from '../../../tests/rows.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { newId } from '../../db/new-id.ts'
import type { CustomerFilter } from './customer-filter.ts'
import { customerSorts, listCustomers } from './list-customers.ts'
import { customerSearchTextOf, refreshSearchText } from './search-text.ts'

const now = new Date('2026-11-21T08:00:00Z')

type Place = { id: string; city: string; canton: string; company: string; country?: string }

const people: (Partial<ReturnType<typeof accountRow>> & Place)[] = [
  {
    ...{ id: 'a', first_name: 'Łucja', last_name: 'Böhm', email: 'lucja@example.ch' },
    ...{ city: 'Zürich', canton: 'ZH', company: 'Apotheke <am Rhein>', language: 'de' },
    ...{ pharma_id: '7601000000002', profession: 'pharmacist', discount_rate: 1_000 },
  },
  {
    ...{ id: 'b', first_name: 'Claire', last_name: 'Favre', email: 'claire_f@example.ch' },
    ...{ city: 'Genève', canton: 'GE', company: '50% Santé', language: 'fr' },
    ...{ customer_number: 'K-1024', certificate_expires_on: '2026-12-24' },
    ...({ customer_group: 'B' } as const),
  },
  {
    ...{ id: 'c', first_name: 'Anna', last_name: 'Zoller', email: 'claire-f@example.ch' },
    ...{ city: 'Wien', canton: 'ZH', company: '', language: 'de', country: 'AT' },
    ...({ state: 'suspended', certificate_expires_on: '2026-11-20' } as const),
  },
]

describe.each(databases)('list of customers on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    for (const [index, { city, canton, company, country = 'CH', ...person }] of people.entries()) {
      const created_at = new Date(now.getTime() - index * 1_000)
      await db
        .insertInto('account')
        .values(accountRow({ ...person, created_at }))
        .execute()
      const { first_name = '', last_name = '' } = person
      const place = { company, city, state: canton, country, first_name, last_name }
      const street = { address1: 'Weg', building_number: '1', address2: '', postcode: '8000' }
      for (const kind of ['billing', 'shipping'] as const)
        await db
          .insertInto('address')
          .values({ id: newId(), account_id: person.id, kind, ...place, ...street })
          .execute()
    }
    await db.insertInto('orders').values(orderRow('b')).execute()
    const placed_at = new Date('2026-10-01T08:00:00Z')
    await db
      .insertInto('orders')
      .values(orderRow('b', { number: 2, placed_at }))
      .execute()
    return () => closeDatabase(db)
  })

  const list = async (query: CustomerFilter & Partial<Parameters<typeof listCustomers>[1]>) => {
    const { rows: customers, total } = await listCustomers(
      db,
      { offset: 0, limit: 25, ...query },
      now,
    )
    expect(customers).toHaveLength(total)
    return customers.map(({ id }) => id).join('')
  }

  it.each([
    [{}, 'abc'],
    [{ search: 'bohm' }, 'a'],
    [{ search: 'LUCJA zurich' }, 'a'],
    [{ search: 'lucja genève' }, ''],
    [{ search: '7601000000002' }, 'a'],
    [{ search: 'k-1024' }, 'b'],
    [{ search: '<am' }, 'a'],
    [{ search: '50%' }, 'b'],
    [{ search: 'claire_f' }, 'b'],
    [{ search: "' or 1=1 --" }, ''],
    [{ search: '!\\\u0000' }, ''],
    [{ state: 'suspended' }, 'c'],
    [{ role: 'administrator' }, ''],
    [{ profession: 'pharmacist' }, 'a'],
    [{ customerGroup: 'B' }, 'b'],
    [{ language: 'de' }, 'ac'],
    [{ country: 'CH' }, 'ab'],
    [{ canton: 'ZH' }, 'ac'],
    [{ country: 'CH', canton: 'ZH' }, 'a'],
    [{ hasOrders: true }, 'b'],
    [{ hasOrders: false, language: 'de' }, 'ac'],
    [{ certificate: 'soon' }, 'b'],
    [{ certificate: 'expired' }, 'c'],
    [{ certificate: 'missing' }, 'a'],
    [{ sort: 'name', direction: 'desc' }, 'cba'],
    [{ sort: 'discount', direction: 'desc' }, 'acb'],
  ] as [CustomerFilter, string][])('finds customers by %j', async (query, found) => {
    expect(await list(query)).toBe(found)
  })

  it.each(Object.keys(customerSorts) as (keyof typeof customerSorts)[])(
    'sorts by %s in both directions',
    async (sort) => {
      const up = await list({ sort, direction: 'asc' })
      expect([...up].sort().join('')).toBe('abc')
      expect(await list({ sort, direction: 'desc' })).not.toBe(up)
    },
  )

  it('has the orders, and pages', async () => {
    const query = { sort: 'name', direction: 'asc', offset: 1, limit: 1 } as const
    const { rows: customers, total } = await listCustomers(db, query, now)
    expect(total).toBe(3)
    expect(customers).toMatchObject([
      {
        ...{ id: 'b', company: '50% Santé', street: 'Weg 1', city: 'Genève', canton: 'GE' },
        ...{ orders: 2, lastOrderAt: new Date('2026-10-01T08:00:00Z') },
      },
    ])
  })

  it('finds a changed name once its search text is written', async () => {
    await db.updateTable('account').set({ last_name: 'Ñuñez' }).where('id', '=', 'c').execute()
    await refreshSearchText(db, 'c')
    expect(await list({ search: 'nunez' })).toBe('c')
  })

  it('finds a telephone number in any spelling', async () => {
    const billing_phone = '+41 79 123 45 67'
    await db.updateTable('account').set({ billing_phone }).where('id', '=', 'b').execute()
    await refreshSearchText(db, 'b')
    expect(await list({ search: '079/123.45.67' })).toBe('b')
    expect(await list({ search: '0041 (0)79 1234567' })).toBe('b')
  })
})

it('keeps no word of a search text twice', () => {
  const account = { first_name: 'Ada', last_name: 'Ada', email: 'a@b.ch', customer_number: '' }
  const place = { company: 'Ada', postcode: '1227', city: 'Carouge' }
  expect(
    customerSearchTextOf({ ...account, pharma_id: '', billing_phone: '079 12' }, [place, place]),
  ).toBe('ada a@b.ch 7912 1227 carouge')
})
