import { describe, expect, test } from 'vitest'
import { readHtml } from './read-html.ts'

const read = (html: string) =>
  readHtml(html, (href) => (href.startsWith('java') ? undefined : href))
const markdown = (html: string) =>
  read(html).parts.map((part) => ('markdown' in part ? part.markdown : `(${part.src} ${part.alt})`))

describe('HTML of the former shop', () => {
  test.each([
    [
      'paragraphs and marks',
      '<p>One <b>two </b>and<em> three</em></p>\n<p>x<br />y</p>',
      ['One **two** and *three*\n\nx\\\ny'],
    ],
    [
      'lists',
      '<ul>\n<li>a</li><li><p>b</p><ol start="3"><li>c</li></ol></li></ul>',
      ['- a\n- b\n\n  3. c'],
    ],
    [
      'headings, quotations and rules',
      '<h1>A</h1><blockquote><p>b</p></blockquote><hr>c',
      ['## A\n\n> b\n\n***\n\nc'],
    ],
    [
      'links',
      '<a href="https://x.example/a b">x</a> <a href="javascript:x">y</a>',
      ['[x](<https://x.example/a b>) y'],
    ],
    [
      'signs of Markdown as text',
      '<p># 1. *a* _b_ [c](d) &lt;b&gt;</p>',
      ['\\# 1. \\*a\\* \\_b\\_ \\[c]\\(d) \\<b>'],
    ],
    ['icons', '<p>[icon_leaf] Leaf</p>', ['[icon_leaf] Leaf']],
    [
      'text without elements',
      'one\ntwo\n\nthree & <b>four</b>',
      ['one\\\ntwo\n\nthree & **four**'],
    ],
    [
      'pictures between texts',
      '<p>a</p><figure><img src="/x.jpg" alt="X"></figure><p>b</p>',
      ['a', '(/x.jpg X)', 'b'],
    ],
    ['nothing', ' <p>&nbsp;</p><div><br></div>', []],
  ])('becomes Markdown: %s', (_, html, parts) => {
    expect(markdown(html)).toEqual(parts)
  })

  test('loses scripts and styles, and names what this site does not have', () => {
    const { parts, unknown } = read(
      '<style>p{}</style><script>alert(1)</script><p onclick="x()">a [gallery ids="1,2"] b</p>' +
        '<table><tr><th>x</th><td>y</td></tr></table><iframe src="https://film.example/1"></iframe>',
    )
    expect(parts).toEqual([
      {
        markdown:
          'a \\[gallery ids="1,2"] b\n\nx · y\n\n[https://film.example/1](https://film.example/1)',
      },
    ])
    expect(unknown).toEqual(['<script>', '[gallery]', '<table>', '<iframe>'])
  })
})
