import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { TopicIndex } from '../../blocks/parts/topic-index.tsx'
import { CompactHead } from './compact-head.tsx'
import { PageHeader } from './page-header.tsx'

const words = { title: 'x', lead: 'x', eyebrow: 'x' }

const shownBy = {
  'the head of a page': (picture: string) => <PageHeader {...words} picture={picture} />,
  'the head with a search': (picture: string) => (
    <CompactHead {...words} picture={picture}>
      Search
    </CompactHead>
  ),
  'the list of topics': (picture: string) => (
    <MemoryRouter>
      <TopicIndex topics={[{ key: 'x', title: 'x', to: '/de', picture }]} />
    </MemoryRouter>
  ),
}

const pageStyles = readFileSync(new URL('../pages.css', import.meta.url), 'utf8')

/** The utilities of an element, with those of its component classes. */
const utilitiesOf = (element: string) => {
  const names = /class="([^"]*)"/.exec(element)?.[1]?.split(' ') ?? []
  const applied = (name: string) =>
    new RegExp(`\\.${name} \\{\\s+@apply ([^;]+);`).exec(pageStyles)?.[1]?.split(' ') ?? []
  return names.flatMap((name) => (/^[\w-]+$/.test(name) ? [name, ...applied(name)] : [name]))
}

describe.each(Object.entries(shownBy))('%s', (_, show) => {
  test.each([
    ['sage', '/illustrations/sage.svg'],
    ['scene-lab', '/illustrations/scene-lab.svg'],
    ['/media/2026/garden.jpg', '/media/2026/garden.jpg'],
    ['https://media.example/garden.jpg', 'https://media.example/garden.jpg'],
  ])('shows %s from %s with width and height', (picture, src) => {
    const html = renderToStaticMarkup(show(picture))
    const [image = ''] = /<img[^>]*>/.exec(html) ?? []
    expect(image).toContain(`src="${src}"`)
    expect(image).toContain(`width="${picture === 'sage' ? 240 : 640}"`)
    // A photo is cropped to its frame, never distorted.
    if (picture.includes('/')) expect(utilitiesOf(image)).toContain('object-cover')
  })
})
