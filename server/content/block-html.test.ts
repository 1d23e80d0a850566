import { expect, test } from 'vitest'
import { blockTypes, definitions } from '../../blocks/definitions.ts'
import { writeBlock } from './block-html.ts'

const vectors = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  '[x](javascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
]

test.each(blockTypes)('%s is written as its example says', (type) => {
  const written = writeBlock({ ...definitions[type].example, type }, 'de')
  expect(written?.fields.acf_fc_layout).toBe(type)
  expect(written?.html).toMatch(/^<section>.*<\/section>$/s)
})

test.each(vectors)('%s becomes no more than letters', (vector) => {
  for (const type of blockTypes) {
    const evil = Object.fromEntries(
      Object.entries(definitions[type].example).map(([name, value]) => [
        name,
        typeof value === 'string' ? vector : value,
      ]),
    )
    const html = writeBlock({ ...evil, type }, 'fr')?.html ?? ''
    const tags = [...html.matchAll(/<\/?([a-z0-9]+)([^>]*)>/gi)]
    for (const [tag, name = '', attributes = ''] of tags) {
      expect(tag).toMatch(/^<\/?(section|h[23]|p|ul|ol|li|strong|em|blockquote|br|hr|a|img)\b/)
      expect(attributes).toMatch(
        name === 'img' ? /^ src="\/[^"]*" alt=""$/ : /^( href="(\/|https:|mailto:|tel:)[^"]*")?$/,
      )
    }
  }
})

test('running text keeps its parts', () => {
  const text =
    'Ein **Wort** und [Knospen](page:medicine.gemmotherapy) [icon_leaf]\n\n- eins\n- zwei'
  expect(writeBlock({ type: 'text', text }, 'de')?.html).toBe(
    '<section><p>Ein <strong>Wort</strong> und <a href="/de/medizin/gemmotherapie">Knospen</a> </p><ul><li>eins</li><li>zwei</li></ul></section>',
  )
})

test.each([[{ type: 'nothing' }], [{ type: 'quote' }], [{ type: 'slider', slides: 'none' }]])(
  'what cannot be read is left out: %j',
  (block) => expect(writeBlock(block, 'en')).toBeUndefined(),
)
