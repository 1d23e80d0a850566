import { beforeAll, describe, expect, test } from 'vitest'
import {
  findRequestedRemedy,
  type RequestedRemedy,
} from '../../../domain/catalogue/find-requested-remedy.ts'
import { databases } from '../../../tests/databases.ts'
import { openDemo } from '../../../tests/demo-database.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { findProducts } from '../products/products.ts'
import { findReadyProducts } from '../products/ready-products.ts'
import { findRequestedRemedies } from './requested-remedies.ts'

describe.each(databases)('remedies of posted lines on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await openDemo(open)
    return () => closeDatabase(db)
  })

  const cases: [RequestedRemedy, string | undefined][] = [
    [{ category: 'hpt', name: 'Arnica montana' }, 'Arnica montana'],
    [{ category: 'hpt', name: ' arnica MONTANA' }, 'Arnica montana'],
    [{ category: 'hpt', id: 159 }, 'Arnica montana'],
    [{ category: 'gtp', name: 'Abies pectinata, gemmae' }, 'Abies pectinata, gemmae'],
    [{ category: 'gtp', name: 'Sapin blanc' }, 'Abies pectinata, gemmae'],
    [{ category: 'gtp', name: 'weisstanne' }, 'Abies pectinata, gemmae'],
    [{ category: 'gtp', id: 10_001 }, 'Abies pectinata, gemmae'],
    [{ category: 'ptp', name: 'Yarrow' }, 'Achillea millefolium, herba'],
    [{ category: 'otp', name: 'Silber' }, 'Argentum'],
    [{ category: 'sch', name: 'Calcium fluoratum' }, 'Calcium fluoratum'],
    // Other category, unknown category, or invalid values.
    [{ category: 'ptp', name: 'Arnica montana' }, undefined],
    [{ category: 'hpt', id: 10_001 }, undefined],
    [{ category: 'gtp', id: 2 ** 40 }, undefined],
    [{ category: 'gtp', id: 1.5 }, undefined],
    [{ category: 'otp', name: 'Silber\u0000' }, undefined],
    [{ category: 'sch', name: '' }, undefined],
    [{ category: 'sch' }, undefined],
  ]

  test.each(cases)('finds for %j the remedy %s', async (asked, name) => {
    expect(findRequestedRemedy(await findRequestedRemedies(db, [asked]), asked)?.name).toBe(name)
  })

  test('finds the same remedies in one request', async () => {
    const index = await findRequestedRemedies(
      db,
      cases.map(([asked]) => asked),
    )
    for (const [asked, name] of cases) expect(findRequestedRemedy(index, asked)?.name).toBe(name)
    expect((await findRequestedRemedies(db, [])).size).toBe(0)
  })

  test('returns the forms of a salt and the dilutions of a remedy', async () => {
    const salt: RequestedRemedy = { category: 'sch', id: 40_001 }
    const arnica: RequestedRemedy = { category: 'hpt', id: 159 }
    const index = await findRequestedRemedies(db, [salt, arnica])
    expect(findRequestedRemedy(index, salt)?.forms).toEqual(['pl_6', 'pl_12', 'p_6', 'p_12'])
    expect(findRequestedRemedy(index, arnica)?.dilutions?.CH).toContain('30')
  })

  test.each(['complex', 'otc', 'kit', 'seasonal', 'supplement'] as const)(
    'returns each %s by id with its titles',
    async (kind) => {
      const all = await findProducts(db, kind)
      const found = await findReadyProducts(db, [...all.map(({ id }) => id), 60_001, 0.5, 2 ** 40])
      expect(found.size).toBe(all.length)
      for (const { id, record, price } of all) {
        expect(found.get(id)).toMatchObject({ kind, price })
        expect(found.get(id)?.titles.de).toBe(record.title_de)
        if (kind === 'kit' || kind === 'seasonal')
          expect(found.get(id)?.remedies).toBeGreaterThan(1)
        else expect(found.get(id)?.form).not.toBe('')
      }
    },
  )
})
