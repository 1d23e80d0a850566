import { readMarkdown } from './read-markdown.ts'
import type { RichBlock, RichInline, RichItem } from './rich-document.ts'

const lineOf = (nodes: readonly RichInline[] = []) =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.text
      return node.type === 'hardBreak' ? '\n' : ''
    })
    .join('')

const textOf = (block: RichBlock | RichItem): string => {
  switch (block.type) {
    case 'horizontalRule':
      return ''
    case 'paragraph':
    case 'heading':
      return lineOf(block.content)
    case 'listItem':
    case 'blockquote':
      return block.content.map(textOf).join('\n')
    case 'bulletList':
      return block.content.map((item) => `• ${textOf(item)}`).join('\n')
    case 'orderedList':
      return block.content
        .map((item, at) => `${block.attrs.start + at}. ${textOf(item)}`)
        .join('\n')
  }
}

/** The words of a formatted text, without signs of formatting. */
export const plainText = (markdown: string) =>
  readMarkdown(markdown).content.map(textOf).join('\n\n')
