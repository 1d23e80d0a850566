import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { blockTypes, definitions } from './definitions.ts'
import { paragraphsOf } from './paragraphs.ts'
import { components, type StoredBlock } from './registry.ts'
import { RenderBlocks } from './render-blocks.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

const render = (blocks: readonly StoredBlock[]) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RenderBlocks blocks={blocks} />
    </I18nProvider>,
  )

describe.each(blockTypes)('the block %s', (type) => {
  const { schema, fields, example } = definitions[type]

  test('has an example that may be saved', () => {
    expect(schema.safeParse(example).success).toBe(true)
  })

  test('has one editor field for each field', () => {
    expect(Object.keys(fields).sort()).toEqual(Object.keys(schema.shape).sort())
  })

  test('shows its example', () => {
    expect(render([{ type, ...example }])).not.toMatch(/not found|no content/)
  })
})

test('every component has its definition', () => {
  expect(Object.keys(components).sort()).toEqual([...blockTypes].sort())
})

test.each(['slider', 'toString', '__proto__'])('the unknown type %s is named', (type) => {
  expect(render([{ type }])).toContain(`Block: ${type} not found!`)
})

test('a page without blocks says so', () => {
  expect(render([])).toContain('no content')
})

test('a text is refused when it is empty', () => {
  expect(definitions.text.schema.safeParse({ text: '' }).success).toBe(false)
})

test('markup in a text stays text', () => {
  expect(render([{ type: 'text', text: '<script>' }])).toContain('&lt;script&gt;')
})

test.each([
  ['one', ['one']],
  ['one\n\ntwo', ['one', 'two']],
  ['one\nstill one\n \n\ntwo\n', ['one\nstill one', 'two']],
  ['\n\n', []],
])('%j has the paragraphs %j', (text, paragraphs) => {
  expect(paragraphsOf(text)).toEqual(paragraphs)
})
