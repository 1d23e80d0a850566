import { beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { accountRow } from '../../../tests/rows.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { exportCustomers } from './export-customers.ts'

const now = new Date('2026-11-21T08:00:00Z')

describe.each(databases)('export of customers on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    const people = [
      { first_name: '=HYPERLINK("x")', last_name: 'Böhm; "A"', customer_number: '+41+1' },
      {
        first_name: 'Claire',
        last_name: 'Favre',
        state: 'suspended',
        discount_rate: 1_250,
      } as const,
    ]
    for (const person of people) await db.insertInto('account').values(accountRow(person)).execute()
    return () => closeDatabase(db)
  })

  it('opens in a Swiss Excel, without formulas', async () => {
    const { csv, total } = await exportCustomers(db, { sort: 'name', direction: 'asc' }, 'de', now)
    expect(total).toBe(2)
    expect(csv.startsWith('\ufeffKundennummer;')).toBe(true)
    const [, first, second] = csv.split('\r\n')
    expect(first).toContain(`'+41+1`)
    expect(first).toContain(`'=HYPERLINK(""x"")`)
    expect(first).toContain('"Böhm; ""A"""')
    expect(second).toContain(';Gesperrt;12.5;')
    expect(second).toContain('01.03.2026')
  })

  it('has the customers that the filters leave', async () => {
    const { csv, total } = await exportCustomers(db, { state: 'suspended' }, 'fr', now)
    expect(total).toBe(1)
    expect(csv).not.toContain('Böhm')
  })
})
