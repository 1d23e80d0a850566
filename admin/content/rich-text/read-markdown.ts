import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { keepLineBreaks } from '../../../domain/content/line-breaks.ts'
import {
  iconPattern,
  type RichBlock,
  type RichDocument,
  type RichInline,
  type RichMark,
} from './rich-document.ts'

const textNode = (text: string, marks: readonly RichMark[]): RichInline[] =>
  text === '' ? [] : [{ type: 'text', text, ...(marks.length > 0 && { marks: [...marks] }) }]

/** Splits at shortcodes of icons and at line breaks. */
const readText = (text: string, marks: readonly RichMark[]): RichInline[] =>
  text.split(iconPattern).flatMap((part, at): RichInline[] => {
    if (at % 2 === 1) return [{ type: 'icon', attrs: { name: part } }]
    return part
      .split('\n')
      .flatMap((line, nr) => [
        ...(nr > 0 ? [{ type: 'hardBreak' as const }] : []),
        ...textNode(line, marks),
      ])
  })

const readInline = (node: Nodes, marks: readonly RichMark[]): RichInline[] => {
  const inside = (children: readonly Nodes[], mark?: RichMark) =>
    children.flatMap((child) => readInline(child, mark ? [...marks, mark] : marks))
  if (node.type === 'break') return [{ type: 'hardBreak' }]
  if (node.type === 'strong') return inside(node.children, { type: 'bold' })
  if (node.type === 'emphasis') return inside(node.children, { type: 'italic' })
  if (node.type === 'link')
    return inside(node.children, { type: 'link', attrs: { href: node.url } })
  // HTML and code are text, as on the site.
  if ('value' in node && typeof node.value === 'string') return readText(node.value, marks)
  return 'children' in node ? inside(node.children) : []
}

const inlineOf = (children: readonly Nodes[]) => {
  const content = children.flatMap((child) => readInline(child, []))
  return content.length > 0 ? { content } : {}
}

/** Lists and quotations contain at least a paragraph. */
const blocksOf = (children: readonly Nodes[]): RichBlock[] => {
  const blocks = children.flatMap(readBlock)
  return blocks[0]?.type === 'paragraph' ? blocks : [{ type: 'paragraph' }, ...blocks]
}

const readBlock = (node: Nodes): RichBlock[] => {
  if (node.type === 'heading')
    return [{ type: 'heading', attrs: { level: 2 }, ...inlineOf(node.children) }]
  if (node.type === 'thematicBreak') return [{ type: 'horizontalRule' }]
  if (node.type === 'blockquote') return [{ type: 'blockquote', content: blocksOf(node.children) }]
  if (node.type === 'list') {
    const content = node.children.map((item) => ({
      type: 'listItem' as const,
      content: blocksOf(item.children),
    }))
    return node.ordered
      ? [{ type: 'orderedList', attrs: { start: node.start ?? 1 }, content }]
      : [{ type: 'bulletList', content }]
  }
  if (node.type === 'paragraph') return [{ type: 'paragraph', ...inlineOf(node.children) }]
  if (node.type === 'html' || node.type === 'code')
    return [{ type: 'paragraph', ...inlineOf([node]) }]
  return []
}

/** A stored text as the editor takes it; the same nodes that the site shows. */
export const readMarkdown = (markdown: string): RichDocument => {
  const content = fromMarkdown(keepLineBreaks(markdown)).children.flatMap(readBlock)
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}
