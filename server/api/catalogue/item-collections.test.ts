import { beforeAll, describe, expect, it, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { changeCatalogue } from '../../catalogue/catalogue-version.fixtures.ts'
import { changeContent } from '../../content/content-version.ts'
import { json } from '../../db/json.ts'
import { demoApi, type TestApi } from '../api.fixtures.ts'
import { collections } from './item-collections.ts'

const none = { DH: [], CH: [], K: [], LM: [] }

const examples = [
  ['gemmotherapy', 66, { id: 10_001, nm: 'Abies pectinata, gemmae', ct: 'gtp' }, 'Sapin blanc'],
  ['phytotherapy', 148, { nm: 'Achillea millefolium, herba', ct: 'ptp' }, 'schafgarbe'],
  ['oligotherapy', 33, { nm: 'Argentum', mg: 20, name_de: 'Silber' }, 'argento'],
  ['schussler', 27, { nr: 8, name: 'Natrium chloratum', srt: 80 }, 'natrium chloratum'],
  ['single_remedies', 1_919, { nm: 'Arnica montana', ab: 'Arn.', ct: 'hpt' }, 'ARN.'],
] as const

describe.each(databases)('the item collections on $name', ({ open }) => {
  let api: TestApi
  beforeAll(async () => {
    api = await demoApi(open)
    return api.close
  })

  const ask = async (path: string) => (await api.get(`/items/${path}`)).json()

  it('the item collections are all covered by examples', () =>
    expect(examples.map(([name]) => name).sort()).toEqual(Object.keys(collections).sort()))

  test.each(examples)(
    '%s has %d items, which the search finds in any language',
    async (name, count, item, text) => {
      const { data, meta } = await ask(`${name}?limit=-1`)
      expect(meta).toEqual({ total_count: count })
      expect(data).toHaveLength(count)
      const found = await ask(`${name}?search=${encodeURIComponent(text)}`)
      expect(found.data).toContainEqual(expect.objectContaining(item))
      expect(found.meta.total_count).toBeLessThan(count)
    },
  )

  test.each(Object.entries(collections))('%s matches its schema', async (name, { schema }) => {
    const { data } = await ask(`${name}?limit=-1`)
    for (const item of data) expect(schema.parse(item)).toEqual(item)
  })

  it('return names in all languages, French as default', async () => {
    const record = json({ name_fr: 'Zinc', mg: 65, symbol: 'Zn', secret: true })
    await changeCatalogue(api.services.db, (trx) =>
      trx
        .insertInto('remedy')
        .values({ id: 39_999, category: 'otp', name: 'Zz', position: 99, record })
        .execute(),
    )
    expect((await ask('oligotherapy?search=zz')).data).toEqual([
      {
        ...{ id: 39_999, nm: 'Zz', ct: 'otp', availableDilutions: none, mg: 65 },
        ...{ name_fr: 'Zinc', name_en: 'Zinc', name_de: 'Zinc', name_it: 'Zinc' },
      },
    ])
  })

  it('lists salts by position with their available forms', async () => {
    const { data } = await ask('schussler')
    const places = data.map(({ srt }: { srt: number }) => srt)
    expect(places).toEqual([...places].sort((one, other) => one - other))
    expect(data[0]).toMatchObject({
      nr: 1,
      avl: ['pl_6', 'pl_12', 'p_6', 'p_12'],
      dsc_de: expect.any(String),
    })
  })

  it('omit descriptions that are not public (R35)', async () => {
    const { db } = api.services
    const setAudience = (description: string) =>
      changeContent(db, (trx) =>
        trx
          .updateTable('option')
          .set({ value: json<unknown>({ schussler: { description } }) })
          .where('name', '=', 'text_sections')
          .execute(),
      )
    const described = async () => {
      const { data } = await ask('schussler?limit=1')
      return Object.keys(data[0]).includes('dsc_fr')
    }
    await setAudience('professionals')
    expect(await described()).toBe(false)
    await setAudience('everyone')
    expect(await described()).toBe(true)
  })

  test.each(Object.keys(collections))('responds 304 to an unchanged %s', async (name) => {
    for (const query of ['', '?limit=-1', '?search=a']) {
      const first = await api.get(`/items/${name}${query}`)
      expect(first.headers.get('cache-control')).toBe('public, no-cache')
      const tag = first.headers.get('etag') ?? ''
      const again = await api.get(`/items/${name}${query}`, { 'if-none-match': tag })
      expect(again.status).toBe(304)
    }
    expect((await api.get(`/items/${name}?limit=0`)).status).toBe(422)
  })
})
