import { beforeAll, describe, expect, it, test } from 'vitest'
import { formsOf } from '../../domain/homeopathy/form.ts'
import { isPricedByDilution } from '../../domain/homeopathy/price-slug.ts'
import { mixtureSizes } from '../../domain/mixture/mixture-form.ts'
import { databases } from '../../tests/databases.ts'
import { changeCatalogue } from '../catalogue/catalogue-version.fixtures.ts'
import { demoApi, type TestApi } from './api.fixtures.ts'

const arnica = { type: 'Homeopathy', remedy: 159, scale: 'CH', dilution: '30' }
const yarrow = { type: 'Phytotherapy', remedy: 20_001 }
const fir = { type: 'Gemmotherapy', remedy: 10_001 }
const times = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item)

const globuli = { family: 'custom', form: 'globuli', size: 'tube-1g', substances: [arnica] }
const drops = { ...globuli, form: 'drops', size: 'Bottle 30ml' }
const bud = { family: 'gemmotherapy', size: '30ml' }
const salt = { family: 'schussler', form: 'pl_6' }

describe.each(databases)('prices of every family on $name', ({ open }) => {
  let api: TestApi
  beforeAll(async () => {
    api = await demoApi(open)
    return api.close
  })

  const ask = async (body: unknown, path = '/shop/price') => {
    const answer = await api.post(path, body)
    return { status: answer.status, body: await answer.json() }
  }

  test.each([
    ['single-gemmotherapy-30ml', bud],
    ['single-gemmotherapy-250ml', { ...bud, size: '250 ML', remedy: 10_001 }],
    ['single-phytotherapy-60ml', { family: 'phytotherapy', size: '60ml', remedy: 20_001 }],
    ['single-oligotherapy-150ml', { family: 'oligotherapy', size: '150 ml', remedy: 30_001 }],
    ['schussler-salts-pills', salt],
    ['schussler-salts-pills', { ...salt, form: 'pl_12', remedy: 40_001 }],
    ['schussler-salts-powder', { ...salt, form: 'p_6', remedy: 40_001 }],
    ['single-homeopathy-ch-globuli-price-3-tube-1g', globuli],
    [
      'single-homeopathy-ch-globuli-price-2-tube-1g',
      { ...globuli, substances: [{ ...arnica, scale: 'DH', dilution: 59 }] },
    ],
    [
      'combined-creme-50g',
      { ...globuli, form: 'creme', size: '50g', substances: times(2, arnica) },
    ],
    [
      'combined-homeopathy-ch-globuli-price-3-tube-1g',
      { ...globuli, substances: [arnica, { ...arnica, scale: 'dh', dilution: 12 }] },
    ],
    [
      'combined-homeopathy-ch-globuli-price-3-tube-1g-6-substances',
      { ...globuli, substances: times(5, arnica) },
    ],
    [
      'combined-homeopathy-ch-globuli-price-3-tube-1g-11-substances',
      { ...globuli, substances: times(50, arnica) },
    ],
  ])('returns the price product %s', async (slug, body) => {
    const answer = await ask(body)
    expect(answer).toMatchObject({ status: 200, body: { slug, currency: 'CHF' } })
    const { productId, price } = answer.body
    const stored = await api.services.db
      .selectFrom('product')
      .select(['id', 'price'])
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
    expect([productId, price]).toEqual([stored.id, (stored.price / 100).toFixed(2)])
  })

  it('prices a mixture of one substance by R43 in every form and size', async () => {
    for (const [scale, dilution] of [
      ['CH', '9'],
      ['CH', '200'],
      ['DH', '59'],
    ] as const) {
      for (const form of formsOf(scale, dilution)) {
        for (const size of mixtureSizes(form)) {
          const carrier = form === 'drops' ? { carrier: 'nacl' } : {}
          const made = { scale, dilution, form, size, ...carrier }
          const single = await ask({ family: 'homeopathy', ...made })
          const substances = [{ ...arnica, scale, dilution }]
          const mixture = await ask({ family: 'custom', form, size, ...carrier, substances })
          const slug = isPricedByDilution(form) ? single.body.slug : `combined-${form}-${size}`
          expect(mixture).toMatchObject({ status: 200, body: { slug } })
        }
      }
    }
  })

  it('prices mixed drops by the most expensive candidate (R14)', async () => {
    const { body } = await ask({ ...drops, substances: [arnica, yarrow, fir] })
    expect(body.candidates).toEqual([
      'single-homeopathy-ch-drops-price-3-bottle-30ml',
      'combined-phytotherapy-drops-bottle-30ml',
      'combined-gemmotherapy-drops-bottle-30ml',
    ])
    const rows = await api.services.db
      .selectFrom('product')
      .select(['id', 'slug', 'price'])
      .where('slug', 'in', body.candidates)
      .orderBy('price', 'desc')
      .execute()
    expect(body).toMatchObject({ slug: rows[0]?.slug, productId: rows[0]?.id })
  })

  test.each([
    ['remedy', 'unknown-value', { ...bud, remedy: 20_001 }],
    ['remedy', 'unknown-value', { ...bud, remedy: 0 }],
    ['remedy', 'unknown-value', { ...bud, remedy: -1 }],
    ['remedy', 'unknown-value', { ...bud, remedy: 1e9 }],
    ['remedy', 'unknown-value', { ...salt, remedy: 159 }],
    ['size', 'unknown-value', { ...bud, size: '150ml' }],
    ['size', 'unknown-value', { family: 'oligotherapy', size: '30ml' }],
    ['size', 'unknown-value', { ...bud, size: '__proto__' }],
    ['form', 'unknown-value', { ...salt, form: 'constructor' }],
    ['form', 'form-not-offered', { ...salt, form: 'p', remedy: 40_001 }],
    ['substances', 'no-substances', { ...globuli, substances: [] }],
    ['form', 'unknown-value', { ...globuli, form: 'syrup' }],
    ['form', 'not-with-plants', { ...globuli, substances: [arnica, fir] }],
    ['form', 'drops-up-to-30ch', { ...drops, substances: [{ ...arnica, dilution: '200' }] }],
    ['size', 'size-not-in-form', { ...globuli, size: 'bottle-30ml' }],
    ['carrier', 'carrier-first', drops],
    ['carrier', 'unknown-value', { ...drops, carrier: 'water' }],
    ['carrier', 'not-with-plants', { ...drops, carrier: 'nacl', substances: [arnica, fir] }],
    ['carrier', 'carrier-only-for-drops', { ...globuli, carrier: 'nacl' }],
    [
      'substances.1.type',
      'unknown-value',
      { ...globuli, substances: [arnica, { ...fir, type: 'X' }] },
    ],
    [
      'substances.0.remedy',
      'unknown-value',
      { ...globuli, substances: [{ ...arnica, remedy: 20_001 }] },
    ],
    [
      'substances.0.scale',
      'unknown-value',
      { ...globuli, substances: [{ ...arnica, scale: 'K' }] },
    ],
    [
      'substances.0.dilution',
      'unknown-value',
      { ...globuli, substances: [{ ...arnica, dilution: 1e9 }] },
    ],
    [
      'substances.0.dilution',
      'dilution-first',
      { ...globuli, substances: [{ ...arnica, dilution: null }] },
    ],
  ])('refuses an unavailable value: %s, %s', async (field, reason, body) => {
    expect(await ask(body)).toMatchObject({
      status: 422,
      body: { code: 'unavailable', data: { status: 422, field, reason } },
    })
  })

  test.each([
    ['family', null],
    ['family', { ...bud, family: 'perfume' }],
    ['family', { ...bud, family: ['gemmotherapy'] }],
    ['family', { ...bud, family: '__proto__' }],
    ['size', { ...bud, size: null }],
    ['size', { ...bud, size: 30 }],
    ['size', { ...bud, size: 'x'.repeat(41) }],
    ['remedy', { ...bud, remedy: 1.5 }],
    ['remedy', { ...bud, remedy: '10001' }],
    ['remedy', { ...bud, remedy: [10_001] }],
    ['form', { ...salt, form: { pl_6: true } }],
    ['substances', { ...globuli, substances: undefined }],
    ['substances', { ...globuli, substances: 'Arnica' }],
    ['substances', { ...globuli, substances: { 0: arnica, length: 1 } }],
    ['substances', { ...globuli, substances: times(51, arnica) }],
    ['substances', { ...globuli, substances: times(1_000, { ...arnica, name: 'x'.repeat(60) }) }],
    ['substances.1', { ...globuli, substances: [arnica, null] }],
    ['substances.0', { ...globuli, substances: [[arnica]] }],
    ['substances.0.remedy', { ...globuli, substances: [{ ...arnica, remedy: 0.5 }] }],
    ['substances.0.dilution', { ...globuli, substances: [{ ...arnica, dilution: {} }] }],
  ])('refuses an invalid %s', async (field, body) => {
    const { status, body: error } = await ask(body ?? {})
    expect(status).toBe(422)
    expect(Object.keys(error.data.fields)).toEqual([field])
  })

  it('refuses a mixture with too many substances', async () => {
    for (const path of ['/shop/price', '/shop/forms']) {
      const { status, body } = await ask({ ...globuli, substances: times(1_000, arnica) }, path)
      expect(status).toBe(422)
      expect(body.code).toBe('too_many_substances')
    }
  })

  test.each([
    [422, 'null', 'application/json'],
    [422, '[]', 'application/json'],
    [422, '"homeopathy"', 'application/json'],
    [422, '{"__proto__":{"family":"gemmotherapy","size":"30ml"}}', 'application/json'],
    [400, '{', 'application/json'],
    [400, '', 'application/json'],
    [415, JSON.stringify(bud), 'text/plain'],
    [415, 'family=gemmotherapy&size=30ml', 'application/x-www-form-urlencoded'],
    [413, JSON.stringify({ ...bud, more: 'x'.repeat(2 ** 18) }), 'application/json'],
  ])('responds %d to %.30s as %s', async (status, body, type) => {
    for (const path of ['/shop/price', '/shop/forms']) {
      const headers = { 'content-type': type }
      expect((await api.request(path, { method: 'POST', body, headers })).status).toBe(status)
    }
  })

  it('returns a changed price immediately, and 404 when a candidate is removed', async () => {
    const { db } = api.services
    const change = (set: { price?: number; slug?: string }) =>
      changeCatalogue(db, (trx) =>
        trx
          .updateTable('product')
          .set(set)
          .where('name', '=', 'Combined gemmotherapy Drops Bottle 30ml')
          .execute(),
      )
    const mixed = { ...drops, substances: [arnica, fir] }
    await change({ price: 99_900 })
    expect(await ask(mixed)).toMatchObject({ status: 200, body: { price: '999.00' } })
    await change({ slug: 'gone' })
    const slug = 'combined-gemmotherapy-drops-bottle-30ml'
    expect(await ask(mixed)).toMatchObject({
      status: 404,
      body: { code: 'price_not_found', data: { status: 404, slug } },
    })
    const [miss] = await db.selectFrom('price_miss').selectAll().execute()
    expect(miss).toMatchObject({ slug, misses: 1 })
  })
})
