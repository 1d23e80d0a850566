import { pathWords } from '../../../domain/page/address.ts'
import { destinationOf } from '../../../domain/page/redirects.ts'
import type { PageKey } from '../../../domain/page/route-words.ts'
import { addressIn, expect, languages, test } from '../site.fixtures.ts'

const headOf = (html: string) => ({
  title: /<title>([^<]*)</.exec(html)?.[1] ?? '',
  robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1],
  canonical: /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(html)?.[1],
  alternates: [
    ...html.matchAll(/rel="alternate" hrefLang="([^"]+)" href="https?:\/\/[^/"]+([^"]*)/gi),
  ].map(([, language, path]) => [language, path]),
})

const isProductPage = (key: string): key is PageKey =>
  key.endsWith('.product') && destinationOf(key as PageKey) === key

const productPages = Object.keys(pathWords.en).filter(isProductPage)

for (const language of ['de', 'it'] as const) {
  test(`answers 404 for a product that does not exist in ${language}`, async ({ request }) => {
    expect(productPages.length).toBeGreaterThanOrEqual(5)
    const nowhere = headOf(await (await request.get(`/${language}/nope`)).text())
    for (const key of productPages) {
      const answer = await request.get(addressIn(language, key, { product: 'no-such-thing' }))
      expect(answer.status(), key).toBe(404)
      const head = headOf(await answer.text())
      expect(head, key).toEqual(nowhere)
      expect(head).toMatchObject({ robots: 'noindex', canonical: undefined, alternates: [] })
      expect(head.title).toMatch(/\S – \S/)
    }
  })
}

type Written = { code: string; asRead: readonly string[]; more: readonly string[] }

/** Text after a remedy's code: completely, partly or not readable. */
const selectors: [PageKey, Written][] = [
  [
    'shop.homeopathy.remedies',
    {
      code: 'a-159',
      asRead: ['', '_g-2', '_b-ch_c-30', '_b-ch_c-30_d-globuli_f-tube-1g_g-2'],
      more: ['_b-zz', '_b-ch_c-31', '_g-2_b-ch', '_zzz', '_'],
    },
  ],
  ['shop.gemmotherapy', { code: 'a-10001', asRead: [''], more: ['_g-2', '_f-30ml', '_zzz', '_'] }],
]

for (const [key, { code, asRead, more }] of selectors) {
  test(`redirects remedy addresses with trailing text to one address on ${key}`, async ({
    request,
  }) => {
    const bare = addressIn('en', key)
    const read = async (address: string) => {
      const answer = await request.get(address)
      expect(answer.status(), address).toBe(200)
      // Only cached pages have an ETag.
      return { ...headOf(await answer.text()), isKept: 'etag' in answer.headers() }
    }
    const { title } = await read(bare)
    const remedy = `${bare}/${code}`
    const garbage = ['garbage', 'a-999999999', `${code}x`, `a-0${code.slice(2)}`]
    const written: [string, string, boolean][] = [
      [bare, bare, true],
      ...garbage.map((word): [string, string, boolean] => [`${bare}/${word}`, bare, false]),
      ...asRead.map((rest): [string, string, boolean] => [`${remedy}${rest}`, remedy, true]),
      ...more.map((rest): [string, string, boolean] => [`${remedy}${rest}`, remedy, false]),
    ]
    for (const [address, canonical, isKept] of written) {
      const head = await read(address)
      expect(head, address).toMatchObject({ canonical, isKept, robots: undefined })
      expect(head.alternates.find(([one]) => one === 'en')?.[1], address).toBe(canonical)
      expect(head.alternates, address).toHaveLength(languages.length + 1)
      expect(head.title.endsWith(title), head.title).toBe(true)
      expect(head.title === title, head.title).toBe(canonical === bare)
    }
  })
}
