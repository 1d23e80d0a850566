import { beforeAll, describe, expect, test } from 'vitest'
import { consentTextNames } from '../../../domain/consent/consent-texts.ts'
import { languages } from '../../../domain/language.ts'
import { changeHead } from '../../../tests/change-head.ts'
import { databases } from '../../../tests/databases.ts'
import { changeContent } from '../../content/content-version.ts'
import { json } from '../../db/json.ts'
import type { MetaEntry } from '../../db/tables/content.ts'
import { demoApi, type TestApi } from '../api.fixtures.ts'

const pages = '/wp/v2/pages'
const posts = '/wp/v2/posts'
const options = '/acf/v3/options/options'
const browser = '/browser_lang/browser_lang'

describe.each(databases)('the content API on $name', ({ open }) => {
  let api: TestApi
  beforeAll(async () => {
    api = await demoApi(open)
    return api.close
  })

  const ask = async (path: string, headers = {}) => (await api.get(path, headers)).json()

  test('returns ten English pages by default', async () => {
    const answer = await api.get(pages, { 'accept-language': 'de' })
    const found = await answer.json()
    expect(found).toHaveLength(10)
    expect(found[0]).toMatchObject({ lang: 'en', slug: 'home' })
    const total = Number(answer.headers.get('x-wp-total'))
    expect(total).toBeGreaterThan(45)
    expect(answer.headers.get('x-wp-totalpages')).toBe(`${Math.ceil(total / 10)}`)
  })

  test.each(languages)('returns each page in %s once across pages of results', async (lang) => {
    const seen: { id: number; slug: string; link: string }[] = []
    const { headers } = await api.get(`${pages}?lang=${lang}&per_page=13`)
    const count = Number(headers.get('x-wp-totalpages'))
    for (let page = 1; page <= count; page++)
      seen.push(...(await ask(`${pages}?lang=${lang}&per_page=13&page=${page}`)))
    const answer = await api.get(`${pages}?lang=${lang}&per_page=100`)
    expect(await answer.json()).toEqual(seen)
    expect(answer.headers.get('x-wp-total')).toBe(`${seen.length}`)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
    for (const { link } of seen) expect(link).toMatch(`https://shop.example/${lang}/`)
    const slugs = seen.map(({ slug }) => slug)
    expect(slugs).toEqual(expect.arrayContaining(['company.story', 'health.fever', 'imprint']))
    expect(slugs.filter((slug) => /^(hidden|account|checkout|news\.)/.test(slug))).toEqual([])
  })

  test('the content API has the format of D1 §7', async () => {
    const [story] = await ask(`${pages}?lang=de&slug=company.story`)
    expect(story).toMatchObject({
      link: 'https://shop.example/de/unternehmen/geschichte',
      modified: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      title: { rendered: expect.any(String) },
      content: { rendered: expect.stringContaining('<section>') },
      excerpt: { rendered: expect.stringMatching(/^<p>.+<\/p>$/) },
      acf: { header_image: 'https://shop.example/illustrations/scene-story.svg' },
      meta: [{ name: 'description', content: expect.stringMatching(/.{50}/) }],
    })
    expect(story.acf.content.length).toBeGreaterThan(1)
    for (const block of story.acf.content) expect(block.acf_fc_layout).toMatch(/^[a-z_]+$/)
    expect(await ask(`${pages}?lang=de&slug=fieber`)).toMatchObject([
      {
        slug: 'health.fever',
        acf: {
          name: 'Fieber',
          header_image: 'https://shop.example/illustrations/topic-fever.svg',
          preview_image: 'https://shop.example/illustrations/topic-fever.svg',
        },
      },
    ])
    expect(await ask(`${pages}?slug=hidden.1`)).toEqual([])
    const [health] = await ask(`${pages}?lang=de&slug=health`)
    const shown = health.acf.content.find(
      (block: { acf_fc_layout: string }) => block.acf_fc_layout === 'health_topics_display',
    )
    expect(shown.topics).toHaveLength(10)
    expect(shown.topics).toContainEqual({
      key: 'health.fever',
      name: 'Fieber',
      preview_image: 'https://shop.example/illustrations/topic-fever.svg',
      link: '/de/gesundheit/fieber',
    })
  })

  test('returns preview images of topics and focal points of posts', async () => {
    const preview = '/media/fever-small.jpg'
    await changeHead(api.services.db, 'health.fever', 'en', { preview })
    expect(await ask(`${pages}?slug=health.fever`)).toMatchObject([
      {
        acf: {
          header_image: 'https://shop.example/illustrations/topic-fever.svg',
          preview_image: `https://shop.example${preview}`,
        },
      },
    ])
    const picture = '/media/roots.jpg'
    const picturePosition = { x: 'right', y: 'top' } as const
    await changeHead(api.services.db, 'news.autumn-roots', 'en', { picture, picturePosition })
    expect(await ask(`${posts}?slug=the-root-harvest`)).toMatchObject([
      {
        acf: {
          post_image: `https://shop.example${picture}`,
          image_position_x: 'right',
          image_position_y: 'top',
        },
      },
    ])
  })

  test('returns og:title only if it is stored', async () => {
    const setMeta = (meta: readonly MetaEntry[]) =>
      changeContent(api.services.db, (trx) =>
        trx
          .updateTable('page')
          .set({ meta: json(meta) })
          .where('page_key', '=', 'imprint')
          .where('language', '=', 'fr')
          .execute(),
      )
    const written = [
      { property: 'og:title', content: 'Qui nous sommes' },
      { name: 'description', content: 'En bref.' },
    ]
    await setMeta(written)
    const path = `${pages}?lang=fr&slug=imprint`
    const [own] = await ask(path)
    await setMeta([])
    const [without] = await ask(path)
    expect(own.meta).toEqual(written)
    expect(without.meta).toMatchObject([{ name: 'description' }])
  })

  test('returns the news with images, newest first', async () => {
    const found: { date: string; acf: { post_image: string } }[] = await ask(`${posts}?lang=it`)
    const days = found.map(({ date }) => date)
    expect(days).toEqual(days.toSorted().reverse())
    expect(days.length).toBeGreaterThan(2)
    for (const { acf } of found) expect(acf.post_image).toMatch(/^https:\/\/shop\.example\/.+/)
    const path = `${posts}?lang=de&slug=wurzelernte`
    expect(await ask(path)).toHaveLength(1)
    await changeHead(api.services.db, 'news.autumn-roots', 'de', { picture: undefined })
    expect(await ask(path)).toMatchObject([
      {
        acf: {
          post_image: 'https://shop.example/illustrations/scene-news.svg',
          image_position_x: 'center',
          image_position_y: 'center',
        },
      },
    ])
  })

  test('returns options per language', async () => {
    expect(await ask(`${options}?lang=de`)).toMatchObject({
      acf: {
        seo: { global_keywords: expect.stringContaining('Homöopathie') },
        general: { contact_phone_number: '+41 22 555 01 47' },
        signup: { professional_text: expect.stringContaining('Fachpersonen') },
      },
    })
    expect((await ask(options)).acf.seo.global_keywords).toContain('homeopathy')
    expect(JSON.stringify(await ask(options))).not.toContain('CH81')
  })

  test.each([
    ['fr', 'Tout accepter'],
    ['en', 'Accept All'],
    ['de', 'Alle akzeptieren'],
    ['it', 'Accettare tutto'],
  ])('returns the texts of the cookie banner in %s', async (lang, accept_all) => {
    const { acf } = await ask(`${options}?lang=${lang}`)
    expect(acf.privacy_policy_popup).toMatchObject({ accept_all })
    expect(Object.keys(acf.privacy_policy_popup)).toEqual([...consentTextNames])
  })

  test.each([
    ['de-CH,de;q=0.9,en;q=0.8', 'de'],
    ['pt, it;q=0.5', 'it'],
    ['zz', 'en'],
    ['', 'en'],
  ])('selects for the header %j the language %s', async (header, lang) => {
    const answer = await api.get(browser, { 'accept-language': header })
    expect(await answer.json()).toEqual({ lang, languages: [...languages] })
    expect(answer.headers.get('vary')).toContain('Accept-Language')
  })

  test.each([
    ['sn_pages_de', `${pages}?per_page=100&lang=de`],
    ['sn_posts_fr', `${posts}?per_page=100&lang=fr`],
    ['options_it', `${options}?lang=it`],
    ['products', '/wc_api_proxy/products/'],
    ['products_acf', '/wc_api_proxy/acf/'],
  ])('returns from %s the same body as %s', async (path, call) => {
    const first = await api.get(`/cache?path=${path}&domain=shop.example`)
    expect(await first.json()).toEqual(await ask(call))
    const tag = first.headers.get('etag') ?? ''
    const again = await api.get(`/cache?path=${path}`, { 'if-none-match': tag })
    expect(again.status).toBe(304)
  })

  test.each([pages, posts, options, browser])('responds 304 to an unchanged %s', async (path) => {
    const tag = (await api.get(path)).headers.get('etag') ?? ''
    expect(tag).toMatch(/"\S+"$/)
    expect((await api.get(path, { 'if-none-match': tag })).status).toBe(304)
    expect((await api.post(path, {})).status).toBe(405)
  })

  test.each([
    [`${options}?lang=`, 'lang'],
    ['/cache', 'path'],
    ['/cache?path=__proto__', 'path'],
    ['/cache?path=sn_pages_xx', 'path'],
  ])('refuses %s because of its %s', async (path, field) => {
    const answer = await api.get(path)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      code: expect.any(String),
      data: { status: 422, fields: { [field]: expect.any(String) } },
    })
  })
})
