import { expect, test } from 'vitest'
import type { CachedPage } from '../../cached-page.ts'
import { createPageCache, encodingFor } from './page-cache.ts'

const pageOf = (text: string): CachedPage => ({
  headers: {},
  bodies: { identity: Buffer.from(text) },
  tags: { identity: '' },
})

const textOf = (page: CachedPage | undefined) => page?.bodies.identity.toString()

test('renders a random page until all variants exist, then sends them in rotation', () => {
  const pages = createPageCache()
  for (const text of ['a', 'b', 'c']) {
    expect(pages.find('/fr/sante/fievre')).toBeUndefined()
    pages.set('/fr/sante/fievre', pageOf(text), 0, 3)
  }
  const views = Array.from({ length: 6 }, () => textOf(pages.find('/fr/sante/fievre')))
  expect(new Set(views)).toEqual(new Set(['a', 'b', 'c']))
  expect(views.slice(3)).toEqual(views.slice(0, 3))
})

test('finds any variant for outages', () => {
  const pages = createPageCache()
  expect(pages.findAny('/fr/sante/fievre')).toBeUndefined()
  pages.set('/fr/sante/fievre', pageOf('a'), 0, 3)
  expect(textOf(pages.findAny('/fr/sante/fievre'))).toBe('a')
})

test('drops all variants when the catalogue changes', () => {
  const pages = createPageCache()
  pages.set('/fr/sante/fievre', pageOf('a'), 0, 2)
  pages.set('/fr/sante/fievre', pageOf('b'), 1, 2)
  expect(pages.find('/fr/sante/fievre')).toBeUndefined()
  expect(textOf(pages.findAny('/fr/sante/fievre'))).toBe('b')
})

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000 , gzip;q=0', 'identity'],
  ['br;q=0.001', 'br'],
  ['x-gzip', 'identity'],
  ['*', 'identity'],
])('Accept-Encoding %j gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})
