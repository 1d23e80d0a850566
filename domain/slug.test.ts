import { describe, expect, test } from 'vitest'
import { foldText } from './fold-text.ts'
import { healthSlug, newPageSlug, slugOf } from './slug.ts'

describe('fold', () => {
  test.each([
    ['Éléments', 'elements'],
    ['Weißdorn', 'weissdorn'],
    ['Œnanthe crocata', 'oenanthe crocata'],
    ['LUFFA', 'luffa'],
    ['e\u0301', 'e'],
  ])('folds the text %s to %s', (text, folded) => expect(foldText(text)).toBe(folded))
})

describe('slugOf', () => {
  test.each([
    ['Lactose Bottle 60g', 'lactose-bottle-60g'],
    ['25° AETH.', '25-aeth'],
    ['12 Pieces Kids', '12-pieces-kids'],
    ['  ', ''],
  ])('makes of %j the slug %j', (label, slug) => expect(slugOf(label)).toBe(slug))
})

describe('healthSlug', () => {
  test.each([
    ['en', 'Digestive complaints', 'digestive_complaints'],
    ['fr', 'Troubles  digestifs', 'troubles_digestifs'],
    ['fr', 'Mal d’été', 'mal_d-ete'],
    ['fr', 'Saül', 'saul'],
    ['de', 'Erkältung & Grippe', 'erkaeltung_-_grippe'],
    ['de', 'ÖL UND U\u0308bung', 'oel_und_uebung'],
    ['de', '  Stress ', 'stress'],
    ['fr', 'Œil\u00a0rouge', 'oeil_rouge'],
    ['en', '../../etc/passwd', '------etc-passwd'],
    ['it', 'a?b#c%2Fd', 'a-b-c-2fd'],
  ] as const)('%s: %s → %s', (language, name, slug) =>
    expect(healthSlug(name, language)).toBe(slug),
  )

  test.each([
    [[], 'fieber'],
    [['stress'], 'fieber'],
    [['fieber'], 'fieber-2'],
    [['fieber', 'fieber-2'], 'fieber-3'],
  ])('returns next to the taken slugs %j: %s', (taken, slug) =>
    expect(newPageSlug('health', 'Fieber', 'de', taken)).toBe(slug),
  )

  test.each([
    ['de', 'Frühling im Garten', 'fruehling-im-garten'],
    ['fr', '« L’été »', 'l-ete'],
    ['it', '…', 'news'],
  ] as const)('makes of the address of a post, %s, %s the slug %s', (language, title, slug) =>
    expect(newPageSlug('news', title, language, [])).toBe(slug),
  )
})
