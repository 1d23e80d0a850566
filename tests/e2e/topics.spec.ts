import { addressIn, expect, languages, test } from './site.ts'

const slugs = { fr: 'fievre', en: 'fever', de: 'fieber', it: 'febbre' }

for (const language of languages)
  test(`a health topic in ${language} leads back and to three others`, async ({ request }) => {
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
