import topics from '../../../demo/catalogue/health-topics.json' with { type: 'json' }
import { posts } from '../../../demo/content/news.ts'
import type { Params } from '../../../domain/page/address.ts'
import { type PageKey, pageKeys } from '../../../domain/page/route-words.ts'
import { cpuSlowdown } from '../cpu-slowdown.ts'
import {
  expect,
  expectAccessible,
  type Language,
  languages,
  logIn,
  open,
  test,
} from '../site.fixtures.ts'

type Shown = { name: string; key: PageKey; params?: (language: Language) => Params }

const plain: Shown[] = pageKeys
  .filter((key) => !/\.(product|topic|post|order|list|formula)$/.test(key))
  .map((key) => ({ name: key, key }))

const health: Shown[] = topics.map((topic) => ({
  name: `health.${topic.key}`,
  key: 'health.topic',
  params: (language) => ({ topic: topic[`slug_${language}`] }),
}))

const news: Shown[] = posts.map(({ key, slug }) => ({
  name: key,
  key: 'news.post',
  params: (language) => ({ slug: slug[language] }),
}))

const product = (key: PageKey, slug: string): Shown => ({
  name: key,
  key,
  params: () => ({ product: slug }),
})

const products = [
  product('shop.homeopathy.complexes.product', 'complex-01-aconitum-granules'),
  product('shop.homeopathy.products.product', 'family-kit'),
  product('shop.schussler_salts.product', 'calcium-fluoratum'),
  product('shop.food_supplements.products.product', 'magnesium-and-vitamin-b6'),
  product('shop.otc.product', 'travel-granules'),
]

const shown = [...plain, ...health, ...news, ...products]

const combinations = languages.flatMap((language) =>
  [360, 1440].flatMap((width) => [false, true].map((isIn) => ({ language, width, isIn }))),
)

/**
 * With EVERY_PAGE=1 every page in every combination, which takes half an hour; otherwise a third of
 * the pages, each in one combination, evenly distributed.
 */
const isHere = (at: number, combination: number) =>
  process.env.EVERY_PAGE === '1' || (at % 3 === 0 && (at / 3) % combinations.length === combination)

for (const [at, { language, width, isIn }] of combinations.entries()) {
  const here = shown.filter((_, index) => isHere(index, at))
  test(`shows accessible pages in ${language} at ${width} px, ${isIn ? 'logged in' : 'as a visitor'}`, async ({
    page,
  }) => {
    test.setTimeout((15_000 + here.length * 15_000) * cpuSlowdown)
    if (isIn) await logIn(page, language, 'mayOrder')
    for (const { name, key, params } of here)
      await test.step(name, async () => {
        await page.setViewportSize({ width, height: 900 })
        await open(page, language, key, params?.(language))
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expectAccessible(page)
        // The width of a window of 1280 px at 400 % zoom (WCAG 1.4.10).
        await page.setViewportSize({ width: 320, height: 900 })
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, `${name} is wider than 320 px`).toBeLessThanOrEqual(0)
      })
  })
}
