import { beforeAll, describe, expect, test } from 'vitest'
import { changeHead } from '../../../tests/change-head.ts'
import { databases } from '../../../tests/databases.ts'
import { addMedia } from '../../media/add-media.ts'
import { photo } from '../../media/media.fixtures.ts'
import { demoApi, type TestApi } from '../api.fixtures.ts'

const pages = '/wp/v2/pages'
const posts = '/wp/v2/posts'
const media = '/wp/v2/media'

describe.each(databases)('queries as WordPress has them, on $name', ({ open }) => {
  let api: TestApi
  beforeAll(async () => {
    api = await demoApi(open)
    return api.close
  })

  const ask = async (path: string) => (await api.get(path)).json()

  test.each([
    [`${pages}?per_page=0`, 'per_page'],
    [`${pages}?per_page=101`, 'per_page'],
    [`${pages}?per_page=-1`, 'per_page'],
    [`${pages}?page=0`, 'page'],
    [`${posts}?page=1e9`, 'page'],
    [`${posts}?lang=xx`, 'lang'],
    [`${pages}?slug=${'x'.repeat(201)}`, 'slug'],
    [`${pages}?slug=%00`, 'slug'],
    [`${pages}?search=${'x'.repeat(201)}`, 'search'],
    [`${pages}?orderby=author`, 'orderby'],
    [`${pages}?order=up`, 'order'],
    [`${pages}?include=1,x`, 'include'],
    [`${pages}?after=2026-13-45`, 'after'],
    [`${pages}?_embed`, '_embed'],
    [`${pages}?context=edit`, 'context'],
    [`${posts}?categories[]=3`, 'categories'],
    [`${media}?status=publish`, 'status'],
    [`${pages}/abc`, 'id'],
    [`${pages}/1?context=edit`, 'context'],
  ])('refuses %s as WordPress does because of its %s', async (path, name) => {
    const answer = await api.get(path)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      code: 'rest_invalid_param',
      message: expect.any(String),
      data: { status: 400, params: { [name]: expect.any(String) } },
    })
  })

  test.each([
    [`${pages}?page=999999`, 400, 'rest_post_invalid_page_number'],
    [`${pages}?orderby=relevance`, 400, 'rest_no_search_term_defined'],
    [`${pages}/1`, 404, 'rest_post_invalid_id'],
    [`${posts}/1`, 404, 'rest_post_invalid_id'],
    [`${media}/1`, 404, 'rest_post_invalid_id'],
  ])('answers %s with the status %d and the code %s', async (path, status, code) => {
    const answer = await api.get(path)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ code, data: { status } })
  })

  test('returns an empty list where nothing is found, on any page', async () => {
    expect(await ask(`${pages}?slug=nothing&page=7`)).toEqual([])
    expect(await ask(`${pages}?offset=999`)).toEqual([])
  })

  type Listed = { id: number; slug: string; title: { rendered: string } }

  test('returns the list by its own query, in the order of that', async () => {
    const all: Listed[] = await ask(`${pages}?per_page=100`)
    const [home, , third, fourth] = all
    const idsOf = async (query: string) =>
      (await ask(`${pages}?per_page=100&${query}`)).map(({ id }: Listed) => id)
    expect(await idsOf(`include=${fourth?.id},${home?.id}&orderby=include`)).toEqual([
      fourth?.id,
      home?.id,
    ])
    expect(await idsOf(`include[]=${third?.id}&include[]=${home?.id}`)).toEqual([
      home?.id,
      third?.id,
    ])
    expect(await idsOf(`exclude=${home?.id}`)).toEqual(all.slice(1).map(({ id }) => id))
    expect(await idsOf('offset=3&page=1')).toEqual(all.slice(3).map(({ id }) => id))
    expect(await idsOf('order=desc')).toEqual(all.map(({ id }) => id).reverse())
    expect(await idsOf('orderby=id&order=asc')).toEqual(
      all.map(({ id }) => id).sort((one, other) => one - other),
    )
    const titles = (await ask(`${pages}?per_page=100&orderby=title`)).map(
      ({ title }: Listed) => title.rendered,
    )
    expect(titles[0] > titles.at(-1)).toBe(true)
    const days = (await ask(`${posts}?after=2026-01-16T00:00:00&lang=fr`)).map(
      ({ date }: { date: string }) => date,
    )
    expect(days.length).toBeGreaterThan(0)
    expect(days.every((day: string) => day > '2026-01-16')).toBe(true)
  })

  test('finds pages by all words of a search, without accents and tags', async () => {
    const slugsOf = async (query: string) =>
      (await ask(`${pages}?lang=fr&per_page=100&${query}`)).map(({ slug }: Listed) => slug)
    const found = await slugsOf('search=FIEVRE')
    expect(found).toContain('health.fever')
    expect((await slugsOf('search=fievre&orderby=relevance'))[0]).toBe('health.fever')
    expect(await slugsOf('search=fievre+xyzzy')).toEqual([])
    expect(await slugsOf('search=acf_fc_layout')).toEqual([])
    expect((await slugsOf('search=')).length).toBeGreaterThan(found.length)
  })

  test('returns the fields that are asked for', async () => {
    const [home] = await ask(`${pages}?per_page=1&_fields=id,title.rendered,acf.content`)
    expect(home).toEqual({
      id: expect.any(Number),
      title: { rendered: expect.any(String) },
      acf: { content: expect.any(Array) },
    })
    expect(await ask(`${pages}/${home.id}?_fields[]=slug&_fields[]=lang`)).toEqual({
      slug: 'home',
      lang: 'en',
    })
  })

  test('links to the previous and the next page of a list', async () => {
    const linkOf = async (query: string) => (await api.get(`${pages}?${query}`)).headers.get('link')
    const address = 'https://shop.example/api/wp/v2/pages?'
    expect(await linkOf('per_page=20&page=2&lang=de')).toBe(
      [
        `<${address}page=1&per_page=20&lang=de>; rel="prev"`,
        `<${address}page=3&per_page=20&lang=de>; rel="next"`,
      ].join(', '),
    )
    expect(await linkOf('per_page=100')).toBeNull()
  })

  test.each([pages, posts])('returns a record of %s by its id, in its language', async (path) => {
    const [record] = await ask(`${path}?lang=it`)
    const answer = await api.get(`${path}/${record.id}`)
    expect(await answer.json()).toEqual(record)
    const tag = answer.headers.get('etag') ?? ''
    expect((await api.get(`${path}/${record.id}`, { 'if-none-match': tag })).status).toBe(304)
    expect((await api.get(`${path}/${record.id}?lang=de`)).status).toBe(404)
    const other = path === pages ? posts : pages
    expect((await api.get(`${other}/${record.id}`)).status).toBe(404)
  })

  test('returns pictures of the library only while a published page shows them', async () => {
    const { db } = api.services
    const change = { actor: null, now: api.clock.now }
    const sent = { name: 'Roots of autumn.jpg', bytes: await photo({ width: 600, height: 300 }) }
    const added = await addMedia(api.services, sent, change)
    if (!added.ok) throw new Error(added.refusal)
    const picture = `/media/${added.value.id}`
    expect(await ask(media)).toEqual([])
    await changeHead(db, 'news.autumn-roots', 'en', { picture })
    const listed = await ask(media)
    expect(listed).toMatchObject([
      {
        slug: 'roots-of-autumn',
        title: { rendered: 'Roots of autumn' },
        alt_text: '',
        media_type: 'image',
        source_url: expect.stringMatching(/^https:\/\/shop\.example\/media\/[\da-f]{32}\/.+webp$/),
        media_details: { width: 600, height: 300, sizes: { w480: { width: 480, height: 240 } } },
      },
    ])
    expect(await ask(`${media}/${listed[0].id}`)).toEqual(listed[0])
    expect(await ask(`${media}/${listed[0].id}?lang=de`)).toMatchObject({ lang: 'de' })
    await changeHead(db, 'news.autumn-roots', 'en', { picture: undefined })
    expect((await api.get(`${media}/${listed[0].id}`)).status).toBe(404)
  })
})
