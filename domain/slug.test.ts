import { describe, expect, test } from 'vitest'
import { fold } from './fold.ts'
import { healthSlug, newHealthSlug, slugOf } from './slug.ts'

describe('fold', () => {
  test.each([
    ['Éléments', 'elements'],
    ['Weißdorn', 'weissdorn'],
    ['Œnanthe crocata', 'oenanthe crocata'],
    ['LUFFA', 'luffa'],
    ['e\u0301', 'e'],
  ])('%s → %s', (text, folded) => expect(fold(text)).toBe(folded))
})

describe('slugOf', () => {
  test.each([
    ['Lactose Bottle 60g', 'lactose-bottle-60g'],
    ['25° AETH.', '25-aeth'],
    ['12 Pieces Kids', '12-pieces-kids'],
    ['  ', ''],
  ])('%j → %j', (label, slug) => expect(slugOf(label)).toBe(slug))
})

describe('healthSlug', () => {
  test.each([
    ['Digestive complaints', 'digestive_complaints'],
    ['Troubles  digestifs', 'troubles_digestifs'],
    ['Mal d’été', 'mal_d-ete'],
    ['Erkältung & Grippe', 'erkaltung_-_grippe'],
    ['  Stress ', 'stress'],
    ['Œil\u00a0rouge', 'oeil_rouge'],
    ['../../etc/passwd', '------etc-passwd'],
    ['a?b#c%2Fd', 'a-b-c-2fd'],
  ])('%s → %s', (name, slug) => expect(healthSlug(name)).toBe(slug))

  test.each([
    [[], 'fieber'],
    [['stress'], 'fieber'],
    [['fieber'], 'fieber-2'],
    [['fieber', 'fieber-2'], 'fieber-3'],
  ])('beside %j is %s', (taken, slug) => expect(newHealthSlug('Fieber', taken)).toBe(slug))
})
