import { expect, test } from 'vitest'
import { languageRedirect } from './page-redirect.ts'

test.each([
  ['/', undefined, undefined, '/en/', 302],
  ['/', undefined, 'de-CH,de;q=0.9', '/de/', 302],
  ['/', 'it', 'de-CH', '/it/', 302],
  ['/', 'xx', 'pt', '/en/', 302],
  ['/shop/homeopathy', 'fr', undefined, '/fr/shop/homeopathy', 302],
  ['/pt/shop', 'de', 'de', '/fr/shop', 302],
  ['/pt-BR', undefined, undefined, '/fr/', 302],
  ['/DE/shop', undefined, undefined, '/de/shop', 301],
  ['/fr', undefined, undefined, '/fr/', 301],
  ['/fr/boutique/', undefined, undefined, '/fr/boutique', 301],
  ['//evil.example/', undefined, undefined, '/en/evil.example', 302],
  ['/fr//evil.example/', undefined, undefined, '/fr/evil.example', 301],
])('%s (cookie %s, Accept-Language %s) redirects to %s', (path, chosen, accept, to, status) => {
  expect(languageRedirect(path, chosen, accept)).toEqual({ to, status })
})

test.each(['/fr/', '/de/shop', '/it/negozio/omeopatia/rimedi/a-1'])(
  'does not redirect %s',
  (path) => {
    expect(languageRedirect(path, 'en', 'en')).toBeUndefined()
  },
)

test.each([
  ['/', undefined, 'de-CH,de;q=0.9', '/fr/', 302],
  ['/', 'de', 'it', '/it/', 302],
  ['/', undefined, 'en', '/fr/', 302],
  ['/de/shop', 'it', 'it', '/fr/shop', 302],
  ['/de', undefined, undefined, '/fr/', 302],
  ['/pt/shop', undefined, undefined, '/fr/shop', 302],
])(
  'redirects in a shop in two languages from %s to an offered one',
  (path, chosen, accept, to, status) => {
    const offered = { offered: ['fr', 'it'], fallback: 'fr' } as const
    expect(languageRedirect(path, chosen, accept, offered)).toEqual({ to, status })
  },
)
