import { expect, test } from 'vitest'
import { professions } from '../customer/profession.ts'
import { registerLinks } from './registers.ts'

test.each(professions)('names registers for the profession %s', (profession) => {
  const links = registerLinks(profession, '')
  expect(links.length).toBeGreaterThan(0)
  for (const { url } of links) expect(new URL(url).protocol).toBe('https:')
})

test('searches the commercial register for the company', () => {
  const link = registerLinks('pharmacy', 'Apotheke & Co').find(({ isPrefilled }) => isPrefilled)
  expect(link?.url).toBe('https://www.zefix.admin.ch/de/search/entity/list?name=Apotheke+%26+Co')
})
