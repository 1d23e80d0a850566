import { beforeAll, expect, test } from 'vitest'
import WPAPI, { type WPRequest } from 'wpapi'
import { serveDemoApi } from '../served-api.fixtures.ts'

type Record = { id: number; slug: string; title: { rendered: string } }

let site: WPAPI
beforeAll(async () => {
  const { origin, close } = await serveDemoApi()
  site = new WPAPI({ endpoint: `${origin}/api` })
  return close
})

const refusalOf = async (request: WPRequest) => {
  try {
    await request
  } catch (error) {
    const { code, data } = error as { code: string; data: { status: number } }
    return { code, status: data.status }
  }
  return undefined
}

test('the WordPress client reads a list page by page, and a record by its id', async () => {
  const first = await site.pages().perPage(20).param('lang', 'de')
  expect(first).toHaveLength(20)
  const { total, totalPages, next } = first._paging ?? {}
  expect(Number(totalPages)).toBe(Math.ceil(Number(total) / 20))
  const second: Record[] = await next
  expect(second).toHaveLength(20)
  const [record] = second
  expect(await site.pages().id(record?.id ?? 0)).toEqual(record)
  const [same] = await site.pages().offset(20).perPage(1).param('lang', 'de')
  expect(same).toEqual(record)
})

test('the WordPress client finds, orders and filters', async () => {
  const [fever] = await site.pages().slug('fieber').param('lang', 'de')
  expect(fever).toMatchObject({ slug: 'health.fever' })
  const found: Record[] = await site.pages().search('fieber').perPage(100).param('lang', 'de')
  expect(found.map(({ slug }) => slug)).toContain('health.fever')
  const titled: Record[] = await site
    .posts()
    .orderby('title')
    .order('asc')
    .param('_fields', 'title')
  const titles = titled.map(({ title }) => title.rendered)
  expect(titles.length).toBeGreaterThan(2)
  expect(titles).toEqual(titles.toSorted())
  const [newest, second] = await site.posts()
  const [included] = await site.posts().include([second.id])
  expect(included).toEqual(second)
  const others: Record[] = await site.posts().exclude([newest.id, second.id])
  expect(others.map(({ id }) => id)).not.toContain(second.id)
  for (const request of [site.posts().before(new Date('2001-01-01')), site.media()])
    expect(await request).toHaveLength(0)
})

test('the WordPress client gets the refusals that it knows', async () => {
  expect(await refusalOf(site.pages().id(1))).toEqual({ code: 'rest_post_invalid_id', status: 404 })
  expect(await refusalOf(site.posts().page(99))).toEqual({
    code: 'rest_post_invalid_page_number',
    status: 400,
  })
  for (const request of [site.posts().perPage(101), site.posts().embed(), site.posts().author(1)])
    expect(await refusalOf(request)).toEqual({ code: 'rest_invalid_param', status: 400 })
})
