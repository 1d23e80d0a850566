import { beforeAll, describe, expect, test } from 'vitest'
import { languages } from '../../../domain/language.ts'
import { databases } from '../../../tests/databases.ts'
import { writeFailedSearches } from '../../visits/count-failed-searches.ts'
import { demoApi, type TestApi } from '../api.fixtures.ts'

type Result = { title: string; url: string; kind: string; id?: number }
type Body = { groups: { category: string; results: Result[] }[] }

describe.each(databases)('the search on $name', ({ open }) => {
  let api: TestApi
  beforeAll(async () => {
    api = await demoApi(open)
    return api.close
  })

  const ask = async (query: Record<string, string>): Promise<Body> =>
    (await api.get(`/shop/search?${new URLSearchParams(query)}`)).json()
  const resultsOf = async (query: Record<string, string>, category: string) =>
    (await ask(query)).groups.find((group) => group.category === category)?.results ?? []

  test.each([
    ['calc-c', 'homeopathy', 'Calcarea carbonica ostrearum'],
    ['thuj', 'homeopathy', 'Thuja occidentalis'],
    ['Tollkirsche', 'homeopathy', 'Belladonna'],
    ['Belladona', 'homeopathy', 'Belladonna'],
    ['ribes nigrum', 'gemmotherapy', 'Ribes nigrum, gemmae'],
    ['camomilla', 'phytotherapy', 'Chamomilla recutita, flos'],
    ['Zink', 'oligotherapy', 'Zincum'],
    ['schüssler 7', 'schussler', 'Magnesium phosphoricum'],
    ['heisse sieben', 'schussler', 'Magnesium phosphoricum'],
    ['Komplex 4', 'products', 'Komplexmittel Nr. 4'],
    ['Impressum', 'pages', 'Impressum'],
    ['Schlaf', 'topics', 'Schlaf'],
  ])('finds by %j in %s: %s', async (q, category, title) => {
    const [first] = await resultsOf({ q, lang: 'de' }, category)
    expect(first?.title.startsWith(title)).toBe(true)
  })

  test.each(languages)('links to pages of the language %s', async (lang) => {
    const { groups } = await ask({ q: 'arnica', lang })
    const urls = groups.flatMap(({ results }) => results.map(({ url }) => url))
    expect(urls.length).toBeGreaterThan(2)
    for (const url of urls) expect(url.startsWith(`/${lang}/`)).toBe(true)
    expect(groups[0]).toMatchObject({
      category: 'homeopathy',
      results: [{ title: 'Arnica montana', kind: 'remedy', id: 159 }],
    })
  })

  test('limits the results of each category of remedies', async () => {
    expect(await resultsOf({ q: 'kali' }, 'homeopathy')).toHaveLength(5)
    expect(await resultsOf({ q: 'kali', limit: '12' }, 'homeopathy')).toHaveLength(12)
    expect((await api.get('/shop/search?q=kali&limit=0')).status).toBe(422)
    expect((await api.get('/shop/search')).status).toBe(422)
  })

  test('finds nothing for one character or nonsense', async () => {
    expect(await ask({ q: 'a' })).toEqual({ groups: [] })
    expect(await ask({ q: 'qqxxzz' })).toEqual({ groups: [] })
  })

  test('responds 304 to an unchanged result', async () => {
    const first = await api.get('/shop/search?q=arnica&lang=de')
    const tag = first.headers.get('etag') ?? ''
    expect((await api.get('/shop/search?q=arnica&lang=de', { 'if-none-match': tag })).status).toBe(
      304,
    )
  })

  test('counts each search without a result', async () => {
    const { db } = api.services
    await writeFailedSearches(db)
    await db.deleteFrom('failed_search').execute()
    for (const _ of ['once', 'twice']) await ask({ q: 'Zaubertrank', lang: 'de' })
    await writeFailedSearches(db)
    const rows = await db.selectFrom('failed_search').select(['query', 'searches']).execute()
    expect(rows.map((row) => ({ ...row }))).toEqual([{ query: 'zaubertrank', searches: 2 }])
  })
})
