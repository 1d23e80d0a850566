import { beforeAll, describe, expect, it, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { closeDatabase } from '../../db/client.ts'
import { openTestApi, type TestApi } from '../api.fixtures.ts'
import { addSmallCatalogue, arnicaSlug } from './small-catalogue.fixtures.ts'

const globuli = {
  family: 'homeopathy',
  scale: 'CH',
  dilution: '30',
  form: 'globuli',
  size: 'tube-1g',
}
const drops = { ...globuli, form: 'drops', size: 'bottle-30ml', carrier: 'nacl' }
const missing = 'single-homeopathy-ch-drops-price-3-bottle-30ml'

describe.each(databases)('prices by the API on $name', ({ open }) => {
  let api: TestApi
  beforeAll(async () => {
    const db = await open()
    api = openTestApi(db)
    await addSmallCatalogue(db)
    return () => closeDatabase(db)
  })

  const ask = async (body: unknown) => {
    const answer = await api.post('/shop/price', body)
    return { status: answer.status, body: await answer.json() }
  }

  test.each([
    ['codes', globuli],
    ['printed labels', { ...globuli, scale: 'ch', form: 'Globuli', size: 'Tube 1g' }],
    ['a label with its scale', { ...globuli, dilution: '30 CH' }],
    ['a number', { ...globuli, dilution: 30 }],
    ['the remedy', { ...globuli, remedy: 112 }],
    ['no carrier in so many words', { ...globuli, carrier: null }],
    ['DH as CH', { ...globuli, scale: 'DH', dilution: '60' }],
    ['a price in the request, which is ignored', { ...globuli, price: '0.01', productId: 1 }],
  ])('finds the price for %s', async (_, body) => {
    expect(await ask(body)).toEqual({
      status: 200,
      body: { slug: arnicaSlug, productId: 60_001, price: '12.50', currency: 'CHF' },
    })
  })

  test.each([
    ['scale', 'unknown-value', { ...globuli, scale: 'XH' }],
    ['scale', 'scale-not-offered', { ...globuli, scale: 'K', remedy: 112 }],
    ['dilution', 'unknown-value', { ...globuli, dilution: '31' }],
    ['dilution', 'unknown-value', { ...globuli, dilution: '__proto__' }],
    ['dilution', 'unknown-value', { ...globuli, dilution: -1e15 }],
    ['dilution', 'dilution-not-offered', { ...globuli, dilution: '6', remedy: 112 }],
    ['form', 'unknown-value', { ...globuli, form: 'constructor' }],
    ['form', 'drops-up-to-30ch', { ...drops, dilution: '200' }],
    ['size', 'size-not-in-form', { ...globuli, size: 'bottle-30ml' }],
    ['carrier', 'carrier-first', { ...drops, carrier: undefined }],
    ['carrier', 'carrier-only-for-drops', { ...globuli, carrier: 'nacl' }],
    ['remedy', 'unknown-value', { ...globuli, remedy: 113 }],
    ['remedy', 'unknown-value', { ...globuli, remedy: -1 }],
    ['remedy', 'unknown-value', { ...globuli, remedy: 2e9 }],
  ])('refuses an unavailable value: %s, %s', async (field, reason, body) => {
    expect(await ask(body)).toEqual({
      status: 422,
      body: {
        code: 'unavailable',
        message: 'This combination is not available.',
        data: { status: 422, field, reason },
      },
    })
  })

  it('responds 404 to a missing price and records it (R19)', async () => {
    for (const misses of [1, 2]) {
      expect(await ask(drops)).toEqual({
        status: 404,
        body: {
          code: 'price_not_found',
          message: 'This combination cannot be ordered online.',
          data: { status: 404, slug: missing },
        },
      })
      const rows = await api.services.db.selectFrom('price_miss').selectAll().execute()
      expect(rows).toEqual([{ slug: missing, misses, last_at: api.clock.now }])
    }
  })

  test.each([
    ['family', { ...globuli, family: 'perfume' }],
    ['family', { ...globuli, family: undefined }],
    ['scale', { ...globuli, scale: ['CH'] }],
    ['scale', { ...globuli, scale: null }],
    ['dilution', { ...globuli, dilution: true }],
    ['dilution', { ...globuli, dilution: 1.5 }],
    ['form', { ...globuli, form: 'x'.repeat(10_000) }],
    ['size', { ...globuli, size: 'tube-1g\u007f' }],
    ['carrier', { ...drops, carrier: {} }],
    ['remedy', { ...globuli, remedy: '112' }],
  ])('refuses an invalid %s', async (field, body) => {
    const { status, body: error } = await ask(body)
    expect(status).toBe(422)
    expect(Object.keys(error.data.fields)).toEqual([field])
  })
})
