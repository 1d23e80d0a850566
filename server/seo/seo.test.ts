import { beforeAll, describe, expect, test } from 'vitest'
import { languages } from '../../domain/language.ts'
import { addressOf } from '../../domain/page/address.ts'
import { isListed, listedPages } from '../../domain/page/listed-pages.ts'
import { pageKeys, routeWords } from '../../domain/page/route-words.ts'
import { parseXml } from '../../domain/spreadsheet/parse-xml.ts'
import { databases } from '../../tests/databases.ts'
import { demoDay, openDemo } from '../../tests/demo-database.ts'
import { changeContent } from '../content/content-version.ts'
import { findPosts } from '../content/find-posts.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { json } from '../db/json.ts'
import { readEnv } from '../env.ts'
import { makeFeed } from './feed.ts'
import { findPublicPages } from './find-public-pages.ts'
import { robotsText } from './robots.ts'
import { makeSitemap } from './sitemap.ts'

const env = readEnv({ ORIGIN: 'https://shop.example' })

const between = (text: string, tag: string) =>
  [...text.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, inside = '']) => inside)

describe.each(databases)('sitemap, robots and feed on $name', ({ open }) => {
  let db: Database
  let sitemap: string
  beforeAll(async () => {
    db = await openDemo(open)
    sitemap = await makeSitemap({ db, env })
    return () => closeDatabase(db)
  })

  test.each(listedPages)('the sitemap has %s in every language', (key) => {
    for (const language of languages)
      expect(sitemap).toContain(`<loc>https://shop.example${addressOf(language, key)}</loc>`)
  })

  test.each([
    ['health.topic', { fr: 'fievre', en: 'fever', de: 'fieber', it: 'febbre' }, 'topic'],
    ['news.post', { de: 'wurzelernte', fr: 'recolte-des-racines' }, 'slug'],
    ['shop.otc.product', { it: 'travel-granules' }, 'product'],
    ['shop.homeopathy.products.product', { de: 'family-kit' }, 'product'],
    ['shop.schussler_salts.product', { fr: 'calcium-fluoratum' }, 'product'],
  ] as const)('the sitemap has %s by its own words', (key, slugs, param) => {
    for (const [language, slug] of Object.entries(slugs))
      expect(sitemap).toContain(
        `<loc>https://shop.example${addressOf(language as 'de', key, { [param]: slug })}</loc>`,
      )
  })

  test('the sitemap has no address in a language that the shop does not offer', async () => {
    await changeContent(db, (trx) =>
      trx
        .insertInto('option')
        .values({ name: 'offered_languages', language: '', value: json<unknown>(['fr', 'de']) })
        .execute(),
    )
    const inTwo = await makeSitemap({ db, env })
    await changeContent(db, (trx) =>
      trx.deleteFrom('option').where('name', '=', 'offered_languages').execute(),
    )
    expect(inTwo).toContain('https://shop.example/de/')
    expect(inTwo).not.toMatch(/shop\.example\/(it|en)\//)
  })

  test('the sitemap has each page once with its translations', async () => {
    const addresses = between(sitemap, 'loc')
    expect(new Set(addresses).size).toBe(addresses.length)
    const pages = await findPublicPages(db)
    expect(pages.length).toBeGreaterThan(listedPages.length + 119)
    for (const entry of between(sitemap, 'url')) {
      const alternates = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)]
      expect(alternates.map(([, language]) => language)).toEqual([...languages, 'x-default'])
      expect(alternates.map(([, , address]) => address)).toContain(between(entry, 'loc')[0])
    }
    expect(sitemap).toContain(`<lastmod>${demoDay.toISOString().slice(0, 10)}</lastmod>`)
  })

  test('hidden and personal pages are in neither sitemap nor robots.txt', () => {
    const robots = robotsText(env.origin)
    for (const key of pageKeys.filter((one) => !isListed(one)))
      for (const language of languages) {
        if (/(^|\/):\w+$/.test(routeWords[key][language])) continue
        expect(sitemap).not.toContain(`${addressOf(language, key)}<`)
        if (key.startsWith('hidden.')) expect(robots).not.toContain(routeWords[key][language])
      }
    for (const closed of ['/api/', '/de/kasse', '/fr/compte'])
      expect(robots).toContain(`Disallow: ${closed}\n`)
    expect(robots).toContain('Sitemap: https://shop.example/sitemap.xml\n')
  })

  test.each(languages)('the feed has the news in %s, newest first', async (language) => {
    const feed = await makeFeed({ db, env }, language)
    const posts = await findPosts(db, language)
    const at = ({ slug }: { slug: string }) =>
      `https://shop.example${addressOf(language, 'news.post', { slug })}`
    expect(between(feed, 'link').slice(1)).toEqual(posts.map(at))
    const [post] = posts
    expect(feed).toContain(`<title><![CDATA[${post?.title}]]></title>`)
    expect(between(feed, 'pubDate')[0]).toBe(new Date(post?.date ?? '').toUTCString())
    expect(new Set(feed.match(/tag:shop\.example,[\w.:-]+/g)).size).toBe(posts.length)
    expect(feed).toContain(`href="https://shop.example/${language}/news.xml" rel="self"`)
  })

  test('the feed stays valid XML for any title', async () => {
    const title = 'A & B <script>]]>\u0007\u000b\ufffe\uffff</title>'
    await changeContent(db, (trx) =>
      trx
        .updateTable('page')
        .where('page_key', '=', 'news.autumn-roots')
        .where('language', '=', 'it')
        .set({ title })
        .execute(),
    )
    const feed = await makeFeed({ db, env }, 'it')
    expect(feed).toContain('A & B <script>]]]]><![CDATA[></title>]]></title>')
    // The characters that XML allows.
    expect(feed).toMatch(/^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u)
    expect(parseXml(feed, { onOpen: () => true })).toBe(true)
  })
})
