import { expect, test } from 'vitest'
import { languages } from '../../../domain/language.ts'
import { addressOf } from '../../../domain/page/address.ts'
import { pageQuery } from './public-pages.ts'

test.each(languages)('keeps the parameters of the map, in one order, in %s', (language) => {
  const path = addressOf(language, 'resources.where')
  expect(pageQuery(path, '?page=2&x=1&category=Doctor')).toBe('?category=Doctor&page=2')
  expect(pageQuery(path, 'place=8001+Z%C3%BCrich&place=x')).toBe('?place=8001+Z%C3%BCrich')
  for (const search of ['', '?', '?utm_source=x', '?category=']) {
    expect(pageQuery(path, search)).toBe('')
  }
})

test('ignores the parameters of all other pages', () => {
  expect(pageQuery(addressOf('de', 'contact'), '?category=Doctor&page=2')).toBe('')
})
