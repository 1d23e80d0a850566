import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { writeVisits } from '../../visits/count-visits.ts'
import { openTestApi, type TestApi } from '../api.fixtures.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const all = 'officina_consent=necessary.statistics.marketing'

const headersOf = (cookie: string, agent = browser) => ({ cookie, 'user-agent': agent })

describe.each(databases)('site statistics by the API on $name', ({ open }) => {
  let api: TestApi
  beforeAll(async () => {
    api = openTestApi(await open())
    return () => api.close()
  })
  beforeEach(async () => {
    await api.services.db.deleteFrom('page_view').execute()
    await api.services.db.deleteFrom('conversion').execute()
  })

  const counted = async () => {
    await writeVisits(api.services.db)
    return api.services.db.selectFrom('page_view').selectAll().execute()
  }

  test.each([
    ['/de/kontakt', 'contact', 'de'],
    ['/fr/', 'home', 'fr'],
    ['/en/shop/homeopathy/remedies/a-1_b-ch', 'shop.homeopathy.remedies', 'en'],
    ['/it/novita/una-novita', 'news.post', 'it'],
  ])('counts %s as %s in %s', async (path, page, language) => {
    const answer = await api.post('/site/views', { path }, headersOf(all))
    expect(answer.status).toBe(204)
    expect(await counted()).toMatchObject([{ day: '2026-11-21', page, language, views: 1 }])
  })

  test.each([
    ['no consent', '/de/', headersOf('')],
    ['another consent', '/de/', headersOf('officina_consent=necessary.marketing')],
    ['a bot', '/de/', headersOf(all, 'Mozilla/5.0 (compatible; Googlebot/2.1)')],
    ['a program', '/de/', { cookie: all }],
    ['no page', '/de/nowhere/at-all', headersOf(all)],
    ['no language', '/xx/', headersOf(all)],
    ['no address', '/de/%E0%A4%A', headersOf(all)],
  ])('does not count views with %s', async (_why, path, headers) => {
    expect((await api.post('/site/views', { path }, headers)).status).toBe(204)
    expect(await counted()).toEqual([])
  })

  test.each([{}, { path: 3 }, { path: 'x'.repeat(3_000) }])('refuses the body %j', async (body) => {
    expect((await api.post('/site/views', body, headersOf(all))).status).toBe(422)
  })

  test('counts additions to the cart with consent to marketing', async () => {
    const body = { value: '12.50', currency: 'CHF' }
    await api.post('/site/conversions', body, headersOf(all))
    await api.post('/site/conversions', body, headersOf('officina_consent=necessary.statistics'))
    await api.post('/site/conversions', { ...body, value: '-1' }, headersOf(all))
    await writeVisits(api.services.db)
    const rows = await api.services.db.selectFrom('conversion').selectAll().execute()
    expect(rows).toMatchObject([{ additions: 1, value: 1_250 }])
    const other = { ...body, currency: 'EUR' }
    expect((await api.post('/site/conversions', other, headersOf(all))).status).toBe(422)
  })
})
