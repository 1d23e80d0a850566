import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HeadTags } from './head-tags.tsx'

test('writes one title, and links that have titles as links', () => {
  const meta = [
    { title: 'Arnica – Laboratory' },
    { name: 'keywords', content: 'arnica' },
    { tagName: 'link', rel: 'alternate', title: 'News', href: '/feed.xml' } as const,
    { 'script:ld+json': { name: 'a<b' } },
  ]
  expect(renderToStaticMarkup(<HeadTags meta={meta} />)).toBe(
    '<title>Arnica – Laboratory</title><meta name="keywords" content="arnica"/>' +
      '<link rel="alternate" title="News" href="/feed.xml"/>' +
      '<script type="application/ld+json">{"name":"a\\u003cb"}</script>',
  )
})
