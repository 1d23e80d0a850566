import { beforeAll, describe, expect, it, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { closeDatabase } from '../../db/client.ts'
import { json } from '../../db/json.ts'
import { openTestApi, type TestApi } from '../api.fixtures.ts'

const path = '/items/single_remedies'

const remedies = [
  { id: 112, name: 'Arnica montana', ab: 'Arn.', ch: '3-5,30', k: 'M-2M', lmf: 1, lmt: 2 },
  { id: 7, name: 'Œnanthe crocata', ab: null, ch: '30', k: null, lmf: null, lmt: null },
  { id: 9, name: 'Éponge', ab: 'Spong.', ch: '5', k: null, lmf: null, lmt: null },
]

describe.each(databases)('the single remedies by the API on $name', ({ open }) => {
  let api: TestApi
  beforeAll(async () => {
    const db = await open()
    api = openTestApi(db)
    const rows = remedies.map(({ id, name, ...record }, position) => ({
      id,
      category: 'hpt' as const,
      name,
      position,
      record: json({
        ...record,
        kind: 'plant',
        src: ['secret'],
        description_fr: `Le remède ${name}`,
      }),
    }))
    await db.insertInto('remedy').values(rows).execute()
    const other = { id: 10_001, category: 'gtp' as const, name: 'Abies', position: 0 }
    await db
      .insertInto('remedy')
      .values({ ...other, record: json({}) })
      .execute()
    return () => closeDatabase(db)
  })

  const ask = async (query = '') => {
    const answer = await api.get(`${path}${query}`)
    const { data, meta } = await answer.json()
    return { ids: data.map(({ id }: { id: number }) => id), count: meta.total_count }
  }

  it('the single remedies have the fields of D2 §3 and no others', async () => {
    const answer = await api.get(path)
    expect(answer.headers.get('content-type')).toContain('application/json')
    const { data } = await answer.json()
    expect(data[0]).toEqual({
      id: 112,
      nm: 'Arnica montana',
      ct: 'hpt',
      ab: 'Arn.',
      ch: '3-5,30',
      k: 'M-2M',
      lmf: 1,
      lmt: 2,
      description_fr: 'Le remède Arnica montana',
      description_en: 'Arnica montana: homeopathic single remedy of plant origin.',
      description_de: 'Arnica montana: homöopathisches Einzelmittel pflanzlichen Ursprungs.',
      description_it: 'Arnica montana: rimedio omeopatico unitario di origine vegetale.',
      availableDilutions: {
        DH: ['5', '6', '7', '8', '9', '10', '59', '60'],
        CH: ['3', '4', '5', '30'],
        K: ['M', '2M'],
        LM: ['1', '2'],
      },
    })
    expect(data[1]).toMatchObject({ ab: null, availableDilutions: { K: [], LM: [] } })
  })

  test.each([
    ['', [112, 7, 9], 3],
    ['?limit=-1', [112, 7, 9], 3],
    ['?limit=2', [112, 7], 3],
    ['?limit=2&offset=2', [9], 3],
    ['?limit=-1&offset=1', [7, 9], 3],
    ['?offset=3', [], 3],
    ['?search=arn', [112], 1],
    ['?search=MONTANA&limit=-1', [112], 1],
    ['?search=oenanthe', [7], 1],
    ['?search=spong.', [9], 1],
    ['?search=n&limit=1', [112], 3],
    ['?search=%25', [], 0],
    ['?search=xyz', [], 0],
    ['?search=%20', [112, 7, 9], 3],
    ['?unknown=1&__proto__=2', [112, 7, 9], 3],
  ])('returns the items for %j', async (query, ids, count) =>
    expect(await ask(query)).toEqual({ ids, count }),
  )

  test.each([
    ['limit', '?limit=0'],
    ['limit', '?limit=-2'],
    ['limit', '?limit=1.5'],
    ['limit', '?limit=1e3'],
    ['limit', '?limit='],
    ['limit', '?limit=1&limit=2'],
    ['limit', '?limit=99999999999999999999'],
    ['offset', '?offset=-1'],
    ['offset', '?offset=x'],
    ['search', `?search=${'x'.repeat(10_000)}`],
    ['search', '?search=%00'],
  ])('refuses an invalid %s', async (field, query) => {
    const answer = await api.get(`${path}${query}`)
    expect(answer.status).toBe(422)
    expect(Object.keys((await answer.json()).data.fields)).toEqual([field])
  })

  test.each(['?limit=-1', '', '?search=arn'])(
    'responds 304 to the unchanged query %j',
    async (query) => {
      const first = await api.get(`${path}${query}`)
      const tag = first.headers.get('etag') ?? ''
      expect(tag).toMatch(/^W\/"\S+"$/)
      expect(first.headers.get('cache-control')).toBe('public, no-cache')
      const again = await api.get(`${path}${query}`, { 'if-none-match': tag })
      expect(again.status).toBe(304)
      expect(await again.text()).toBe('')
      const changed = await api.get(`${path}${query}`, { 'if-none-match': '"other"' })
      expect(changed.status).toBe(200)
    },
  )

  it('the single remedies are compressed for clients that accept it', async () => {
    const answer = await api.get(`${path}?limit=-1`, { 'accept-encoding': 'gzip, br' })
    expect(answer.headers.get('content-encoding')).toBe('br')
  })
})
