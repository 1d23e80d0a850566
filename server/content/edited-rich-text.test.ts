import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readMarkdown } from '../../admin/content/rich-text/read-markdown.ts'
import type {
  RichBlock,
  RichDocument,
  RichInline,
  RichMark,
} from '../../admin/content/rich-text/rich-document.ts'
import { writeMarkdown } from '../../admin/content/rich-text/write-markdown.ts'
import type { EditorField } from '../../blocks/fields.ts'
import { blockManifest, isBlockType } from '../../blocks/manifest.ts'
import type { RichText } from '../../blocks/rich-text.ts'
import { databases } from '../../tests/databases.ts'
import { openDemo } from '../../tests/demo-database.ts'
import { closeDatabase } from '../db/client.ts'
import { readRichText } from './present-blocks.ts'

const rewritten = (text: string) => writeMarkdown(readMarkdown(text))

/** As the site shows a text. */
const shown = (text: string) => readRichText(text, (link) => link)

const paragraph = (...content: RichInline[]): RichDocument => ({
  type: 'doc',
  content: [{ type: 'paragraph', content }],
})

const text = (words: string, ...marks: RichMark[]): RichInline => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
})

const bold = { type: 'bold' } as const
const italic = { type: 'italic' } as const
const link = (href: string) => ({ type: 'link', attrs: { href } }) as const

describe('a formatted text', () => {
  test.each<[string, RichDocument, string]>([
    ['bold', paragraph(text('a '), text('b', bold), text(' c')), 'a **b** c'],
    ['italic', paragraph(text('a '), text('b', italic)), 'a *b*'],
    ['italic in a word', paragraph(text('a'), text('b', italic), text('c')), 'a*b*c'],
    [
      'bold with spaces',
      paragraph(text('a'), text(' b ', bold), text('c')),
      '&#x61;**&#x20;b&#x20;**&#x63;',
    ],
    ['a link', paragraph(text('b', link('page:company.story'))), '[b](page:company.story)'],
    ['a bold link', paragraph(text('b', bold, link('/de/x'))), '[**b**](/de/x)'],
    ['an icon', paragraph({ type: 'icon', attrs: { name: 'leaf' } }, text(' a')), '[icon_leaf] a'],
    ['a line break', paragraph(text('a'), { type: 'hardBreak' }, text('- b')), 'a\\\n\\- b'],
  ])('a formatted text is stored with marks: %s', (_, document, stored) => {
    expect(writeMarkdown(document)).toBe(stored)
  })

  test.each([
    '**not bold**',
    '_a_ and `b`',
    '# no heading',
    '1. no list',
    '- no list',
    '> no quotation',
    '<b>no HTML</b>',
    '<script>alert(1)</script>',
    '[no link](https://example.org)',
    '![no image](/x.png)',
    '&lt;no entity&gt;',
    'back\\slash \\*',
    '***',
    '---',
    '===',
    '~~~',
    '```',
    '3 * 4 * 5 = 60',
    '__init__ und _x_',
    '~~x~~ ~y~',
    'a_b_c *d* **e**',
    '1) no list',
    '+ no list',
    '&amp; &copy',
    'end\\',
    '#hash # sign #',
  ])('shows typed signs as they are: %s', (typed) => {
    const stored = writeMarkdown(paragraph(text(typed)))
    expect(shown(stored)).toEqual([{ type: 'paragraph', of: [typed] }])
    expect(readMarkdown(stored)).toEqual(paragraph(text(typed)))
  })
})

const paragraphOf = (words = ''): RichBlock =>
  words ? { type: 'paragraph', content: [text(words)] } : { type: 'paragraph' }

const listOf = (...items: RichBlock[][]): RichBlock => ({
  type: 'bulletList',
  content: items.map((content) => ({ type: 'listItem', content })),
})

test.each<[string, RichBlock[]]>([
  ['a nested list', [listOf([paragraphOf('a'), listOf([paragraphOf('b')])], [paragraphOf('c')])]],
  ['a list in an empty item', [listOf([paragraphOf(), listOf([paragraphOf('b')])])]],
  ['two paragraphs of an item', [listOf([paragraphOf('a'), paragraphOf('b')])]],
  ['two lists in a row', [listOf([paragraphOf('a')]), listOf([paragraphOf('b')])]],
])('reads %s again as it was', (_, content) => {
  expect(readMarkdown(writeMarkdown({ type: 'doc', content })).content).toEqual(content)
})

const typedText = fc
  .string({ unit: fc.constantFrom(...'ab é1.)*_~`\\<>[](){}#+-=!|:/@&;"\'^$€«'), maxLength: 24 })
  .map((typed) => typed.replace(/ +/g, ' ').trim())
  .filter((typed) => typed !== '' && !typed.includes('@'))

test.each<[string, (words: RichInline) => RichBlock]>([
  ['a paragraph', (words) => ({ type: 'paragraph', content: [words] })],
  ['a heading', (words) => ({ type: 'heading', attrs: { level: 2 }, content: [words] })],
  [
    'a list',
    (words) => ({
      type: 'bulletList',
      content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [words] }] }],
    }),
  ],
  [
    'a quotation',
    (words) => ({ type: 'blockquote', content: [{ type: 'paragraph', content: [words] }] }),
  ],
])('reads the typed text of %s again as it was', (_, blockOf) => {
  fc.assert(
    fc.property(typedText, (typed) => {
      const document: RichDocument = { type: 'doc', content: [blockOf(text(typed))] }
      const stored = writeMarkdown(document)
      expect(readMarkdown(stored)).toEqual(document)
      expect(rewritten(stored)).toBe(stored)
    }),
    { numRuns: 500 },
  )
})

const words = fc.string({
  unit: fc.constantFrom(...'ab é.*_[]()<>&#-1\\`!"«'),
  minLength: 1,
  maxLength: 8,
})

const marks = fc.constantFrom<RichMark[]>(
  [],
  [bold],
  [italic],
  [bold, italic],
  [link('/de/a')],
  [bold, link('https://example.org/(a)')],
)

const inline = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.tuple(words, marks).map(([each, some]) => text(each, ...some)) },
    { weight: 1, arbitrary: fc.constant<RichInline>({ type: 'hardBreak' }) },
  ),
  { minLength: 1, maxLength: 5 },
)

const paragraphs = inline.map((content): RichBlock => ({ type: 'paragraph', content }))

const blocks = fc.array(
  fc.oneof(
    paragraphs,
    fc.array(paragraphs, { minLength: 1, maxLength: 3 }).map(
      (items): RichBlock => ({
        type: 'bulletList',
        content: items.map((item) => ({ type: 'listItem', content: [item] })),
      }),
    ),
    paragraphs.map((each): RichBlock => ({ type: 'blockquote', content: [each] })),
  ),
  { minLength: 1, maxLength: 3 },
)

/** Letters and digits, in order. */
const lettersOf = (nodes: RichText): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node
      return 'of' in node ? lettersOf(node.of) : ''
    })
    .join('')
    .replace(/\s/g, '')

const lettersIn = (all: readonly object[]): string =>
  all
    .map((each) => {
      if ('text' in each && typeof each.text === 'string') return each.text
      return 'content' in each && Array.isArray(each.content) ? lettersIn(each.content) : ''
    })
    .join('')
    .replace(/\s/g, '')

test.each([
  ['a space', [text('\\ ', bold), text('a')]],
  ['other formatting', [text('\\a', bold), text('a', bold, italic), text('a')]],
])('shows a typed backslash before the end of bold text and %s', (_, content) => {
  const stored = writeMarkdown({ type: 'doc', content: [{ type: 'paragraph', content }] })
  expect(lettersOf(shown(stored))).toBe(lettersIn(content))
})

test('shows each typed sign once and no sign of formatting, whatever the formatting', () => {
  fc.assert(
    fc.property(blocks, (content) => {
      expect(lettersOf(shown(writeMarkdown({ type: 'doc', content })))).toBe(lettersIn(content))
    }),
    { numRuns: 1_000 },
  )
})

/** The formatted texts of a block, those in lists included. */
const richTextsIn = (
  values: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, EditorField>>,
): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name]
    if (field.type === 'richtext' && typeof value === 'string') return [value]
    return field.type === 'list' && Array.isArray(value)
      ? value.flatMap((each) => richTextsIn(each, field.of))
      : []
  })

test('shows every text of the demo as before after it was edited', async () => {
  const [sqlite] = databases
  if (!sqlite) throw new Error('no database')
  const db = await openDemo(() => sqlite.open())
  const pages = await db.selectFrom('page').select('blocks').execute()
  await closeDatabase(db)
  const texts = pages.flatMap((page) =>
    page.blocks.flatMap((block) =>
      isBlockType(block.type)
        ? richTextsIn(block, blockManifest[block.type].definition.fields)
        : [],
    ),
  )
  expect(texts.length).toBeGreaterThan(300)
  for (const each of texts) expect(shown(rewritten(each)), each).toEqual(shown(each))
})
