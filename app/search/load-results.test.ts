import { beforeAll, describe, expect, test } from 'vitest'
import { closeDatabase } from '../../server/db/client.ts'
import { openTestShop, type TestShop } from '../../server/orders/shop.fixtures.ts'
import { databases } from '../../tests/databases.ts'
import { loadResults } from './load-results.ts'

describe.each(databases)('results of a search on $name', ({ open }) => {
  let shop: TestShop
  beforeAll(async () => {
    const db = await open()
    shop = await openTestShop(db)
    return () => closeDatabase(db)
  })

  const message = 'Only these professions may order this: Doctor.'
  const find = async (text: string, ...ranges: string[]) => {
    const restrictions = [{ code: 'profession-not-allowed', ranges, message } as const]
    const groups = await loadResults(
      { services: shop.services, language: 'en', restrictions },
      text,
    )
    return new Map(groups.map(({ group, results }) => [group, results]))
  }

  test('say which remedies and salts the person may not order, without their potencies', async () => {
    const arnica = await find('arnica', 'homeopathy')
    expect(arnica.get('homeopathy')?.[0]).toMatchObject({ refusal: message })
    expect(arnica.get('homeopathy')?.[0]).not.toHaveProperty('potencies')
    const salts = await find('calcium fluoratum', 'schussler')
    expect(salts.get('schussler')?.[0]).toMatchObject({ refusal: message })
    expect(salts.get('homeopathy')?.[0]).not.toHaveProperty('refusal')
    const buds = await find('ribes', 'gemmotherapy')
    expect(buds.get('gemmotherapy')?.[0]).toMatchObject({ refusal: message })
  })

  test('say it of all that is sold, and of no page', async () => {
    const arnica = await find('arnica', 'all')
    const groups = ['homeopathy', 'phytotherapy', 'products'] as const
    expect(groups.map((group) => arnica.get(group)?.[0]?.refusal)).toEqual(
      groups.map(() => message),
    )
    const pages = (await find('contact', 'all')).get('pages')
    expect(pages?.[0]).toMatchObject({ title: 'Contact' })
    expect(pages?.[0]).not.toHaveProperty('refusal')
  })
})
