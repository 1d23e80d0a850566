import { describe, expect, test } from 'vitest'
import type { RichText } from '../../blocks/rich-text.ts'
import { readRichText } from './present-blocks.ts'

const read = (markdown: string) =>
  readRichText(markdown, (link) => (/^(\/|mailto:)/.test(link) ? link : undefined))

const p = (...of: RichText) => ({ type: 'paragraph' as const, of })

test.each<[string, RichText]>([
  ['one', [p('one')]],
  ['one\n\ntwo', [p('one'), p('two')]],
  ['Rue 1\n1227 Carouge', [p('Rue 1', { type: 'break' }, '1227 Carouge')]],
  ['**a** *b*', [p({ type: 'strong', of: ['a'] }, ' ', { type: 'emphasis', of: ['b'] })]],
  [
    '- a\n- b',
    [
      {
        type: 'list',
        isOrdered: false,
        of: [
          { type: 'item', of: ['a'] },
          { type: 'item', of: ['b'] },
        ],
      },
    ],
  ],
  ['## Title', [{ type: 'heading', of: ['Title'] }]],
  ['[here](/de/kontakt)', [p({ type: 'link', to: '/de/kontakt', of: ['here'] })]],
  ['[here](ftp://example.org)', [p('here')]],
  [
    'Write to info@trois-sources.example.',
    [
      p(
        'Write to ',
        {
          type: 'link',
          to: 'mailto:info@trois-sources.example',
          of: ['info@trois-sources.example'],
        },
        '.',
      ),
    ],
  ],
  [
    '[a@b.example](mailto:a@b.example)',
    [p({ type: 'link', to: 'mailto:a@b.example', of: ['a@b.example'] })],
  ],
  ['3 @ 5, @home, a@b', [p('3 @ 5, @home, a@b')]],
  ['Leaf [icon_leaf]!', [p('Leaf ', { type: 'icon', name: 'leaf' }, '!')]],
  ['[icon_LEAF]', [p('[icon_LEAF]')]],
  ['<b>bold</b>', [p('<b>', 'bold', '</b>')]],
  ['<script>alert(1)</script>', ['<script>alert(1)</script>']],
  ['', []],
])('parses the Markdown %j', (markdown, tree) => {
  expect(read(markdown)).toEqual(tree)
})

describe('turns unsafe markup into plain text', () => {
  const typesIn = (nodes: RichText): string[] =>
    nodes.flatMap((node) =>
      typeof node === 'string' ? [] : [node.type, ...('of' in node ? typesIn(node.of) : [])],
    )
  const linksIn = (nodes: RichText): string[] =>
    nodes.flatMap((node) => {
      if (typeof node === 'string') return []
      return [...(node.type === 'link' ? [node.to] : []), ...('of' in node ? linksIn(node.of) : [])]
    })

  test.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](vbscript:msgbox)',
    '<javascript:alert(1)>',
    '![x](x" onerror="alert(1))',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<iframe srcdoc="<script>alert(1)</script>">',
    '[a]: javascript:alert(1)\n\n[a]',
    `${'> '.repeat(2_000)}deep`,
    `${'['.repeat(5_000)}x`,
    `${'*'.repeat(20_000)}x`,
  ])('turns unsafe markup into plain text: %.40s', (markdown) => {
    const tree = read(markdown)
    expect(linksIn(tree)).toEqual([])
    const known = /^(paragraph|item|strong|emphasis|quote|list|heading|break|rule)$/
    expect(typesIn(tree).filter((type) => !known.test(type))).toEqual([])
  })
})
