import { describe, expect, it } from 'vitest'
import { type Block, blockManifest } from '../../blocks/manifest.ts'
import { type Language, languages } from '../../domain/language.ts'
import { redirects } from '../../domain/page/redirects.ts'
import { pageKeys, routeWords } from '../../domain/page/route-words.ts'
import { healthSlug } from '../../domain/slug.ts'
import topics from '../catalogue/health-topics.json' with { type: 'json' }
import { inLanguage, isText } from './in-language.ts'
import { posts } from './news.ts'
import type { PageText, Text } from './page-text.ts'
import { pages } from './pages.ts'

/** All multilingual texts in a value, at any depth. */
const textsIn = (value: unknown): readonly Text[] => {
  if (typeof value !== 'object' || value === null) return []
  return isText(value) ? [value] : Object.values(value).flatMap(textsIn)
}

const textsOf = ({ title, description, lead, sections, blocks }: PageText): readonly Text[] => [
  title,
  description,
  lead,
  ...textsIn(sections),
  ...textsIn(blocks),
]

const wordsOf = (page: PageText, language: Language) => textsOf(page).map((text) => text[language])

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length

// Legal rule: remedies are described without claiming or denying an effect on an illness.
const claims: Record<Language, RegExp> = {
  fr: /guéri|soulag|efficac|immunit|\bapais|\bcombat|\bprévien(t|nent)\b|\bsoigne(r|nt)?\b/i,
  en: /\b(heal(s|ed|ing)?|cur(e|es|ed|ing)|reliev(e|es|ed)|relief|effective\w*|efficacy|immun\w+|sooth\w+|prevents?|treats?|treatments?|boosts?)\b/i,
  de: /\b(heil(t|en|end|ung|sam)|geheilt|linder\w*|wirksam\w*|wirkt|kurier\w*|vorbeug\w*|immun\w*|beseitig\w*|bekämpf\w*)\b/i,
  it: /guari|allevi|efficac|immunit|\blenisc|\bcombatt|\bprevien|\bcura(no|re|to|ta)\b/i,
}

/** One claim per language, to test the expressions above. */
const samples: Text = {
  fr: 'L’arnica soulage la douleur.',
  en: 'Arnica relieves pain.',
  de: 'Arnika lindert den Schmerz.',
  it: 'L’arnica allevia il dolore.',
}

const unfinished = /\b(lorem|ipsum|todo|tbd|xxx)\b|\.\.\.|ß|'|"| {2}|\s$/

/** Link targets in texts, which are not translated. */
const address = /:?(page:[\w.]+|(https|mailto|tel):[^\s)]+|\/fr\/[\w/-]+)/g

/** Words that are spelt alike in English and another language. */
const sharedWords = new Set(
  '1978: Carouge|Allergies|Associations|Complexes|Composition|Contact|Detox|Downloads|EMR|Marketing|Media|Sitemap|Sources|Stress'.split(
    '|',
  ),
)

/** Pages with a parameter take their text from the catalogue, a topic or a post. */
const isParameter = (key: keyof typeof routeWords) => /(^|\/):\w+$/.test(routeWords[key].en)

// The search has no text of the laboratory and is not indexed.
const describedKeys = pageKeys.filter(
  (key) => !(key in redirects) && !isParameter(key) && key !== 'search',
)

describe('the texts of the demo laboratory', () => {
  const keys = pages.map(({ key }) => key)

  it.each(['home', ...describedKeys])('include the page %s', (key) => {
    expect(keys).toContain(key)
  })

  it.each(topics.map(({ key }) => `health.${key}`))('include the topic %s', (key) => {
    expect(keys).toContain(key)
  })

  it('contain each page once', () => {
    expect(new Set(keys).size).toBe(keys.length)
  })

  describe.each(languages)('in %s', (language) => {
    it('detect a medical claim', () => {
      expect(samples[language]).toMatch(claims[language])
    })

    it.each(pages.map((page) => [page.key, page] as const))(
      'the texts of the demo laboratory have all required texts: %s',
      (_, page) => {
        for (const text of wordsOf(page, language)) {
          expect(text).not.toBe('')
          expect(text).not.toMatch(unfinished)
          expect(text).not.toMatch(claims[language])
        }
      },
    )

    it.each(pages.map((page) => [page.key, page] as const))(
      'respect the length limits: %s',
      (_, page) => {
        const length = page.description[language].length
        expect(length, `${length}: ${page.description[language]}`).toBeGreaterThanOrEqual(120)
        expect(length, `${length}: ${page.description[language]}`).toBeLessThanOrEqual(160)
        for (const text of textsOf(page))
          expect(countWords(text[language]), text[language]).toBeLessThanOrEqual(190)
      },
    )
  })

  it.each(pages.map((page) => [page.key, page] as const))(
    'the texts of the demo laboratory are translated: %s',
    (_, page) => {
      for (const text of textsOf(page).filter(({ en }) => !sharedWords.has(en))) {
        for (const language of languages.filter((other) => other !== 'en')) {
          expect(text[language]).not.toBe(text.en)
        }
      }
    },
  )

  it('use no-break spaces in French punctuation', () => {
    const french = pages
      .flatMap((page) => wordsOf(page, 'fr'))
      .join('\n')
      .replaceAll(address, '')
    expect(french).not.toMatch(/[^\u202f][?!;]|[^\u00a0][:»]|«[^\u00a0]/)
  })

  it('the texts of the demo laboratory have the same number of paragraphs in every language', () => {
    for (const text of pages.flatMap(textsOf)) {
      const paragraphs = languages.map((language) => text[language].split('\n').length)
      expect(new Set(paragraphs).size, text.en).toBe(1)
    }
  })
})

describe('the blocks of the pages', () => {
  const blocks = pages.flatMap((page) =>
    (page.blocks ?? []).map((block, at) => [`${page.key} ${at} ${block.type}`, block] as const),
  )

  it.each(blocks)('the blocks of the demo pages are valid in every language: %s', (_, block) => {
    for (const language of languages) {
      const { type, ...fields } = inLanguage(block, language) as Block
      expect(blockManifest[type].definition.schema.safeParse(fields).error).toBeUndefined()
    }
  })
})

describe('the posts', () => {
  it.each(posts.map((post) => [post.key, post] as const))(
    'the posts of the demo laboratory have a slug that can be addressed: %s',
    (_, post) => {
      expect(post.date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      for (const language of languages) {
        expect(post.slug[language]).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        // The maximum length of an excerpt (D2 §9).
        expect(post.lead[language].length).toBeLessThanOrEqual(200)
      }
    },
  )

  it('the posts of the demo laboratory are sorted newest first', () => {
    const dates = posts.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })
})

/** The original names of renamed topics; their slugs stay (R39). */
const firstNames: Record<string, Partial<Text>> = {
  'oral-problems': { en: 'Oral problems', it: 'Problemi orali' },
  trauma: { fr: 'Traumatismes', en: 'Trauma' },
}

it.each(topics)('derives the slugs of $key from its names (R39)', (topic) => {
  for (const language of languages) {
    const name = firstNames[topic.key]?.[language] ?? topic[`name_${language}`]
    expect(topic[`slug_${language}`]).toBe(healthSlug(name, language))
  }
})
