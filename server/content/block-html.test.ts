import { expect, test } from 'vitest'
import { blockManifest, blockTypes } from '../../blocks/manifest.ts'
import type { StoredBlock } from '../db/tables/content.ts'
import { writeBlock } from './block-html.ts'

const topic = (name: string, picture: string) => ({
  key: `health.${name}`,
  title: name,
  slug: name,
  picture,
  to: `/de/gesundheit/${name}`,
})

const topics = [topic('fieber', 'topic-fever'), topic('"><b>stress', '/media/stress.jpg')]

const write = (block: StoredBlock) =>
  writeBlock(block, {
    language: 'de',
    origin: 'https://shop.example',
    topics,
    showPicture: (stored) => stored,
    phone: '+41 22 555 01 47',
  })

const vectors = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  '[x](javascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
]

test.each(blockTypes)('renders %s from its example', (type) => {
  const written = write({ ...blockManifest[type].definition.example, type })
  expect(written?.fields.acf_fc_layout).toBe(type)
  expect(written?.html).toMatch(/^<section>.*<\/section>$/s)
})

const shapes: Readonly<Record<string, RegExp>> = {
  a: /^ href="(\/|https:|mailto:|tel:)[^"<>]*"$/,
  i: /^ class="icon_[a-z0-9-]+"$/,
  img: /^ src="https:\/\/shop\.example\/[^"<>]*" alt="[^"<>]*"$/,
}

test.each(vectors)('renders %s as plain text', (vector) => {
  for (const type of blockTypes) {
    const evil = Object.fromEntries(
      Object.entries(blockManifest[type].definition.example).map(([name, value]) => [
        name,
        typeof value === 'string' ? vector : value,
      ]),
    )
    const html = write({ ...evil, type })?.html ?? ''
    const tags = [...html.matchAll(/<\/?([a-z0-9]+)([^>]*)>/gi)]
    for (const [tag, name = '', attributes = ''] of tags) {
      expect(tag).toMatch(/^<\/?(section|h[23]|p|ul|ol|li|strong|em|blockquote|br|hr|a|i|img)\b/)
      expect(attributes).toMatch((tag.startsWith('</') ? undefined : shapes[name]) ?? /^$/)
    }
  }
})

test('keeps the structure of rich text', () => {
  const text =
    'Ein **Wort** und [Knospen](page:medicine.gemmotherapy) [icon_leaf]\n\n- eins\n- zwei'
  const html = (icon: string) =>
    `<p>Ein <strong>Wort</strong> und <a href="/de/medizin/gemmotherapie">Knospen</a> ${icon}</p><ul><li>eins</li><li>zwei</li></ul>`
  const written = write({ type: 'text', text })
  expect(written?.html).toBe(`<section>${html('<i class="icon_leaf"></i>')}</section>`)
  // Clients replace the shortcode by an icon (D2 §3).
  expect(written?.fields.text).toBe(html('[icon_leaf]'))
})

test.each([[{ type: 'nothing' }], [{ type: 'quote' }], [{ type: 'slider', slides: 'none' }]])(
  'skips the invalid block %j',
  (block) => expect(write(block)).toBeUndefined(),
)

test('returns absolute image addresses with alternative texts, also in lists', () => {
  const garden = { image: 'scene-garden', alt: 'Der "Garten"', title: 'Oben' }
  const photo = { image: '/media/a.jpg', title: 'Unten' }
  const written = write({ type: 'two_images', images: [garden, photo] })
  const [drawn, uploaded] = [
    'https://shop.example/illustrations/scene-garden.svg',
    'https://shop.example/media/a.jpg',
  ]
  expect(written?.fields.images).toEqual([
    { ...garden, image: drawn },
    { ...photo, image: uploaded },
  ])
  expect(written?.html).toBe(
    `<section><ul><li><p><img src="${drawn}" alt="Der &quot;Garten&quot;"></p><h2>Oben</h2></li><li><p><img src="${uploaded}" alt=""></p><h2>Unten</h2></li></ul></section>`,
  )
})

test('returns health topics as names and previews (D2 §3)', () => {
  const type = 'health_topics_display'
  const fever = {
    key: 'health.fieber',
    name: 'fieber',
    preview_image: 'https://shop.example/illustrations/topic-fever.svg',
    link: '/de/gesundheit/fieber',
  }
  const stress = { name: '"><b>stress', preview_image: 'https://shop.example/media/stress.jpg' }
  expect(write({ type })?.fields.topics).toMatchObject([fever, stress])
  const one = write({ type, title: 'Themen', topics: [{ key: 'fieber' }] })
  expect(one?.fields).toEqual({ title: 'Themen', topics: [fever], acf_fc_layout: type })
  expect(one?.html).toBe(
    `<section><h2>Themen</h2><ul><li><a href="${fever.link}"><img src="${fever.preview_image}" alt="">fieber</a></li></ul></section>`,
  )
})

test('texts show the phone number of the options, as a link where links are possible', () => {
  const type = blockTypes.find((each) =>
    Object.values(blockManifest[each].definition.fields).some(
      ({ type: kind }) => kind === 'richtext',
    ),
  )
  if (!type) throw new Error('no block has rich text')
  const { fields, example } = blockManifest[type].definition
  const texts = Object.entries(fields).filter(([, { type: kind }]) => kind === 'richtext')
  const named = Object.fromEntries(texts.map(([name]) => [name, 'Telefon {phone}.']))
  const html = write({ ...example, ...named, type })?.html
  expect(html).toContain('Telefon <a href="tel:+41225550147">+41 22 555 01 47</a>.')
})
