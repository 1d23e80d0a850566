import { textIn } from '../messages.fixtures.ts'
import { addressIn, expect, languages, open, test } from '../site.fixtures.ts'

const slugs = { fr: 'fievre', en: 'fever', de: 'fieber', it: 'febbre' }

for (const language of languages)
  test(`links a health topic in ${language} back and to three others`, async ({ request }) => {
    const own = addressIn(language, 'health.topic', { topic: slugs[language] })
    const answer = await request.get(own)
    expect(answer.status()).toBe(200)
    const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(await answer.text()) ?? []
    const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, to = '']) => to)
    const [, others = ''] =
      /<nav aria-labelledby="other-topics"[^>]*>(.*?)<\/nav>/s.exec(main) ?? []
    expect(linksIn(main)).toContain(addressIn(language, 'health'))
    const topics = linksIn(others)
    expect(new Set(topics).size).toBe(3)
    expect(topics).toHaveLength(3)
    expect(topics).not.toContain(own)
    for (const to of topics) {
      expect(to).toMatch(new RegExp(`^${addressIn(language, 'health')}/[\\w-]+$`))
      expect((await request.get(to)).status(), to).toBe(200)
    }
  })

for (const [key, params] of [
  ['health.topic', { topic: 'fieber' }],
  ['resources.research', undefined],
] as const)
  test(`shows other topics of ${key} at each view`, async ({ page }) => {
    const others = page.getByRole('navigation', { name: textIn('de', 'Other topics') })
    const drawn = new Set<string>()
    for (let view = 0; view < 6; view += 1) {
      await open(page, 'de', key, params)
      const links = others.getByRole('link')
      await expect(links).toHaveCount(3)
      drawn.add((await links.allTextContents()).sort().join())
    }
    expect(drawn.size).toBeGreaterThan(1)
  })
