import type { APIRequestContext } from '@playwright/test'
import { addressIn, expect, languages, test } from '../site.fixtures.ts'

const slugs = { fr: 'fievre', en: 'fever', de: 'fieber', it: 'febbre' }

const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, to = '']) => to)

const mainAt = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path)
  expect(answer.status()).toBe(200)
  return /<main[^>]*>(.*)<\/main>/s.exec(await answer.text())?.[1] ?? ''
}

const otherTopics = (main: string) =>
  linksIn(/<nav aria-labelledby="other-topics"[^>]*>(.*?)<\/nav>/s.exec(main)?.[1] ?? '')

const topicsAt = async (request: APIRequestContext, path: string) =>
  otherTopics(await mainAt(request, path))

for (const language of languages)
  test(`links a health topic in ${language} back and to three others`, async ({ request }) => {
    const own = addressIn(language, 'health.topic', { topic: slugs[language] })
    const main = await mainAt(request, own)
    expect(linksIn(main)).toContain(addressIn(language, 'health'))
    const topics = otherTopics(main)
    expect(new Set(topics).size).toBe(3)
    expect(topics).toHaveLength(3)
    expect(topics).not.toContain(own)
    for (const to of topics) {
      expect(to).toMatch(new RegExp(`^${addressIn(language, 'health')}/[\\w-]+$`))
      expect((await request.get(to)).status(), to).toBe(200)
    }
  })

for (const key of ['health.topic', 'resources.research'] as const)
  test(`shows other topics of ${key} when it is viewed again`, async ({ request }) => {
    /** Of all languages: few pages of one language may be drawn alike by chance. */
    const draw = () =>
      Promise.all(
        languages.map((language) =>
          topicsAt(request, addressIn(language, key, { topic: slugs[language] })),
        ),
      )
    const first = await draw()
    for (const topics of first) expect(topics).toHaveLength(3)
    await expect.poll(draw, { intervals: [100] }).not.toEqual(first)
  })
