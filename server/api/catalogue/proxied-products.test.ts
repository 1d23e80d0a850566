import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { languages } from '../../../domain/language.ts'
import { databases } from '../../../tests/databases.ts'
import { changeCatalogue } from '../../catalogue/catalogue-version.fixtures.ts'
import { changeContent } from '../../content/content-version.ts'
import { json } from '../../db/json.ts'
import { demoApi, type TestApi } from '../api.fixtures.ts'

const products = '/wc_api_proxy/products/'
const acf = '/wc_api_proxy/acf/'
const paths = [products, acf]

const plain = (path: string) => path.slice(0, -1)

type Fields = { id: number; acf: Record<string, unknown> }

describe.each(databases)('the proxied products on $name', ({ open }) => {
  let api: TestApi
  let professional: Record<string, string>
  beforeAll(async () => {
    api = await demoApi(open)
    professional = await api.bearer((await api.newAccount()).id)
    return api.close
  })

  const ask = async (path: string, headers = {}) => (await api.get(path, headers)).json()

  test.each([
    ['', ['Travel granules', 'OTC homeopathy']],
    ['?lang=en', ['Travel granules', 'OTC homeopathy']],
    ['?lang=de', ['Reise-Granules', 'OTC Homöopathie']],
    ['?lang=fr', ['Granules voyage', 'OTC homéopathie']],
    ['?lang=xx', ['Travel granules', 'OTC homeopathy']],
  ])('names products and categories in one language for the query %j', async (query, names) => {
    const all: { id: number; name: string; categories: { name: string }[] }[] = await ask(
      products + query,
    )
    const found = all.find(({ id }) => id === 52_001)
    expect([found?.name, found?.categories[0]?.name]).toEqual(names)
  })

  /** Visible text sections of a product, for the given headers. */
  const sectionsOf = async (id: number, headers = {}) => {
    const fields: Fields[] = await ask(acf, headers)
    const found = fields.find((product) => product.id === id)
    return ['description_short', 'topic', 'indication', 'posology'].filter(
      (section) => found?.acf[`${section}_de`] !== undefined,
    )
  }

  it('lists all products with prices', async () => {
    const all = await ask(products)
    expect(all).toHaveLength(209 + 119)
    expect(all).toContainEqual({
      id: 50_001,
      slug: 'complex-01-aconitum-granules',
      name: 'Complex 1 Aconitum',
      price: '12.80',
      categories: [{ slug: 'complexes', name: 'Complexes' }],
    })
    expect(all).toContainEqual(
      expect.objectContaining({ slug: 'single-gemmotherapy-30ml', categories: [] }),
    )
    for (const { price } of all) expect(price).toMatch(/^\d+\.\d\d$/)
  })

  it('returns the fields of D2 §3', async () => {
    const all: Fields[] = await ask(acf, professional)
    expect(all).toHaveLength(119)
    expect(all.find(({ id }) => id === 50_001)?.acf).toMatchObject({
      title_de: 'Komplexmittel Nr. 1 Aconitum',
      topic_fr: 'Fièvre',
      form_it: 'Granuli',
      nr: 1,
      nr_substances: 5,
      order_index: 10,
      substances_en: expect.stringContaining('Aconitum napellus 5\u202fCH\n'),
      composition: expect.arrayContaining([{ substance: 'Bryonia alba', potency: '5CH' }]),
    })
    expect(all.find(({ id }) => id === 53_001)?.acf).toMatchObject({
      number_remedies: 32,
      potency: '9CH',
      general_information: expect.stringMatching(/^32 tubes de globules de 1\s?g.*\n/),
      included_remedies: expect.arrayContaining([expect.anything()]),
    })
  })

  it('returns images and descriptions in every language (D2 §3)', async () => {
    const all: Fields[] = await ask(acf)
    for (const { id, acf: fields } of all) {
      for (const field of ['product_image', 'topic_image', 'image']) {
        const { url, sizes } = fields[field] as { url: string; sizes: { large: string } }
        expect(sizes.large).toBe(url)
        const { pathname } = new URL(url)
        const isFile = existsSync(`public${pathname}`)
        expect(isFile || /^\/pictures\/\w\w\/[\w-]+\.svg$/.test(pathname), `${id} ${url}`).toBe(
          true,
        )
      }
      for (const language of languages)
        expect(fields[`description_${language}`], `${id} ${language}`).toMatch(/\p{L}{3}/u)
    }
    expect(all.find(({ id }) => id === 50_001)?.acf.description_de).toMatch(
      /^Komplexmittel Nr\. 1 Aconitum, .*Bryonia alba 5\u202fCH/,
    )
  })

  it('returns topics of illnesses, indication and posology only to professionals (R35)', async () => {
    expect(await sectionsOf(50_001)).toEqual([])
    expect(await sectionsOf(51_001)).toContain('topic')
    expect(await sectionsOf(50_001, professional)).toEqual(['topic', 'indication', 'posology'])
    expect(await sectionsOf(50_001, { authorization: 'Bearer nobody' })).toEqual([])
    const suspended = await api.newAccount({ state: 'suspended' })
    expect(await sectionsOf(50_001, await api.bearer(suspended.id))).toEqual([])
  })

  it('applies changed audiences immediately', async () => {
    const value = json<unknown>({ complex: { indication: 'everyone', topic: 'nobody' } })
    const { db } = api.services
    const set = (changed: typeof value) =>
      changeContent(db, (trx) =>
        trx
          .updateTable('option')
          .where('name', '=', 'text_sections')
          .set({ value: changed })
          .execute(),
      )
    const before = await api.get(acf)
    await set(value)
    expect(await sectionsOf(50_001)).toEqual(['indication'])
    expect(await sectionsOf(50_001, professional)).toEqual(['indication', 'posology'])
    const changed = await api.get(acf, { 'if-none-match': before.headers.get('etag') ?? '' })
    expect(changed.status).toBe(200)
    await set(json<unknown>({}))
  })

  it('sends personal responses as private and never from the cache', async () => {
    const own = await api.get(acf, professional)
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    expect(own.headers.has('etag')).toBe(false)
    const { headers } = await api.get(acf)
    expect(headers.get('cache-control')).toBe('public, no-cache')
    expect(headers.get('vary')).toBe('Accept-Encoding, Authorization, Cookie')
    expect((await api.get(products, professional)).headers.get('cache-control')).toMatch(/public/)
    const text = await (await api.get(acf)).text()
    for (const secret of ['indication_', 'posology_']) expect(text.includes(secret)).toBe(false)
  })

  test.each(paths)('responds 304 to an unchanged %s, with or without slash', async (path) => {
    const first = await api.get(path)
    const tag = first.headers.get('etag') ?? ''
    expect(tag).toMatch(/^W\/"\S+"$/)
    for (const same of [path, plain(path)]) {
      const again = await api.get(same, { 'if-none-match': tag })
      expect(again.status).toBe(304)
      expect(await again.text()).toBe('')
    }
    expect(await (await api.get(plain(path))).text()).toBe(await first.text())
    expect((await api.post(path, {})).status).toBe(405)
  })

  it('changes with the catalogue', async () => {
    const tags = async () =>
      Promise.all(paths.map(async (path) => (await api.get(path)).headers.get('etag')))
    const before = await tags()
    await changeCatalogue(api.services.db, (trx) =>
      trx
        .updateTable('product')
        .set({ price: 1, record: json({ title_de: 'Neu' }) })
        .where('id', '=', 50_001)
        .execute(),
    )
    const after = await tags()
    for (const [at, tag] of before.entries()) expect(after[at]).not.toBe(tag)
  })
})
