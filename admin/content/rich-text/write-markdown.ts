import { dequal } from 'dequal'
import type { BlockContent, ListItem, PhrasingContent } from 'mdast'
import { type Options, toMarkdown } from 'mdast-util-to-markdown'
import { markdownStyle } from '../../../domain/content/line-breaks.ts'
import type { RichBlock, RichDocument, RichInline, RichMark } from './rich-document.ts'

/** Links contain bold and italic text, never the other way round. */
const order = { link: 0, bold: 1, italic: 2 } as const

const leafOf = (node: RichInline): PhrasingContent => {
  if (node.type === 'hardBreak') return { type: 'break' }
  // HTML is written without escapes.
  if (node.type === 'icon') return { type: 'html', value: `[icon_${node.attrs.name}]` }
  return { type: 'text', value: node.text.replace(/\n/g, ' ') }
}

const markedWith = (mark: RichMark, children: PhrasingContent[]): PhrasingContent => {
  if (mark.type === 'link')
    return { type: 'link', url: mark.attrs.href, children: children as never }
  return { type: mark.type === 'bold' ? 'strong' : 'emphasis', children }
}

type Piece = { leaf: PhrasingContent; marks: readonly RichMark[] }

/** Pieces in a row with the same mark are in one node of that mark. */
const nest = (pieces: readonly Piece[]): PhrasingContent[] => {
  const [first] = pieces
  if (!first) return []
  const [mark] = first.marks
  if (!mark) return [first.leaf, ...nest(pieces.slice(1))]
  const other = pieces.findIndex(({ marks }) => !dequal(marks[0], mark))
  const end = other === -1 ? pieces.length : other
  const inside = pieces.slice(0, end).map(({ leaf, marks }) => ({ leaf, marks: marks.slice(1) }))
  return [markedWith(mark, nest(inside)), ...nest(pieces.slice(end))]
}

const isBlank = (node: RichInline) =>
  node.type === 'hardBreak' || (node.type === 'text' && node.text.trim() === '')

const marksOf = (node: RichInline) =>
  [...((node.type === 'text' && node.marks) || [])].sort(
    (one, other) => order[one.type] - order[other.type],
  )

/** Markdown has no line breaks at the ends of a block. */
const inlineOf = (content: readonly RichInline[] = []) => {
  const start = content.findIndex((node) => !isBlank(node))
  const end = content.findLastIndex((node) => !isBlank(node)) + 1
  return nest(
    content.slice(start, end).map((node) => ({ leaf: leafOf(node), marks: marksOf(node) })),
  )
}

const blockOf = (block: RichBlock): BlockContent => {
  switch (block.type) {
    case 'paragraph':
      return { type: 'paragraph', children: inlineOf(block.content) }
    case 'heading':
      return { type: 'heading', depth: 2, children: inlineOf(block.content) }
    case 'horizontalRule':
      return { type: 'thematicBreak' }
    case 'blockquote':
      return { type: 'blockquote', children: block.content.map(blockOf) }
    case 'bulletList':
    case 'orderedList':
      return {
        type: 'list',
        spread: false,
        ordered: block.type === 'orderedList',
        ...(block.type === 'orderedList' && { start: block.attrs.start }),
        children: block.content.map(
          ({ content }): ListItem => ({
            type: 'listItem',
            spread: false,
            children: content.map(blockOf),
          }),
        ),
      }
  }
}

const options: Options = { ...markdownStyle, unsafe: [...markdownStyle.unsafe] }

/** The document as stored text (Markdown, as blocks/define-blocks.ts describes). */
export const writeMarkdown = ({ content }: RichDocument): string =>
  toMarkdown({ type: 'root', children: content.map(blockOf) }, options).replace(
    /^(?:&#x20;|\s)+|(?:&#x20;|\s)+$/g,
    '',
  )
