import type { RichInline, RichMark } from './rich-document.ts'

/** A character that opens or closes emphasis, or another construct, becomes itself. */
const escapeText = (text: string) =>
  text
    .replace(/[\uFDD0\uFDD1]/g, '')
    .replace(/[\\`*_[\]<&]/g, '\\$&')
    .replace(/!(?=\\\[)/g, '\\!')

/** What would be a list, heading, quotation or rule at the start of a line becomes text. */
const escapeLineStart = (line: string) =>
  line
    .replace(/^[ \t]+/, '')
    .replace(/^(#{1,6}|[-+>=~])/, '\\$1')
    .replace(/^(\d{1,9})([.)])/, '$1\\$2')

const markerOf = (mark: RichMark) => (mark.type === 'bold' ? '**' : '_')

const isSame = (one: RichMark, other: RichMark) =>
  one.type === other.type &&
  (one.type !== 'link' || other.type !== 'link' || one.attrs.href === other.attrs.href)

const hasMark = (marks: readonly RichMark[], mark: RichMark) =>
  marks.some((each) => isSame(each, mark))

/** In angle brackets where parentheses would end it. */
const linkEnd = (href: string) => (/[()]/.test(href) ? `](<${href}>)` : `](${href})`)

/** Links contain bold and italic text, never the other way round. */
const order = { link: 0, bold: 1, italic: 2 } as const

type Piece = { text: string; marks: readonly RichMark[] }

/** Spaces at the ends of marked text stand outside of the marks, as Markdown requires. */
const withOuterSpaces = ({ text, marks }: Piece): Piece[] => {
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  const kept = marks.filter(({ type }) => type === 'link')
  return [
    { text: before, marks: kept },
    { text: inner, marks },
    { text: after, marks: kept },
  ].filter((piece) => piece.text !== '')
}

const pieceOf = (node: RichInline): Piece[] => {
  if (node.type === 'hardBreak') return [{ text: '\n', marks: [] }]
  if (node.type === 'icon') return [{ text: `[icon_${node.attrs.name}]`, marks: [] }]
  const marks = [...(node.marks ?? [])].sort((one, other) => order[one.type] - order[other.type])
  const escaped = { text: escapeText(node.text.replace(/\n/g, ' ')), marks }
  return marks.length > 0 ? withOuterSpaces(escaped) : [escaped]
}

const isWord = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character)

/** Italic between letters needs an asterisk, as `_` is a letter there. */
const withItalicMarkers = (text: string) =>
  text.replace(/\uFDD0([^\uFDD0\uFDD1]*)\uFDD1/g, (whole, inner: string, at: number) => {
    const before = text[at - 1]
    const after = text[at + whole.length]
    const marker = isWord(before) || isWord(after) ? '*' : '_'
    return marker + inner + marker
  })

/** Writes pieces with their marks properly nested. */
const writePieces = (pieces: readonly Piece[]) => {
  let open: RichMark[] = []
  let text = ''
  const closeTo = (count: number) => {
    for (const mark of open.slice(count).reverse())
      text +=
        mark.type === 'link'
          ? linkEnd(mark.attrs.href)
          : mark.type === 'italic'
            ? '\uFDD1'
            : markerOf(mark)
    open = open.slice(0, count)
  }
  for (const piece of pieces) {
    const kept = open.findIndex((mark) => !hasMark(piece.marks, mark))
    closeTo(kept === -1 ? open.length : kept)
    for (const mark of piece.marks.filter((each) => !hasMark(open, each))) {
      text += mark.type === 'link' ? '[' : mark.type === 'italic' ? '\uFDD0' : markerOf(mark)
      open.push(mark)
    }
    text += piece.text
  }
  closeTo(0)
  return withItalicMarkers(text)
}

/** A line of text as Markdown; line breaks as `\` at the end of lines. */
export const writeInline = (nodes: readonly RichInline[]) =>
  writePieces(nodes.flatMap(pieceOf))
    .trim()
    .split('\n')
    .map((line) => escapeLineStart(line.trimEnd()))
    .join('\\\n')
