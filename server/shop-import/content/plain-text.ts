import { parseDocument } from 'htmlparser2'

export type HtmlNode = ReturnType<typeof parseDocument>['children'][number]

export type HtmlElement = Extract<HtmlNode, { attribs: object }>

export const isElement = (node: HtmlNode): node is HtmlElement => 'attribs' in node

const hasMarkup = /<[a-z!/][^>]*>|&(?:#x?[\da-f]+|[a-z]+);/i

const blocks = /^(?:p|div|li|ul|ol|h[1-6]|tr|blockquote)$/

const textIn = (node: HtmlNode): string => {
  if (node.type === 'text') return node.data
  if (!isElement(node) || node.type === 'script' || node.type === 'style') return ''
  if (node.name === 'br') return '\n'
  const inside = node.children.map(textIn).join('')
  return blocks.test(node.name) ? `${inside}\n` : inside
}

/** HTML as text with line breaks; a text without markup stays as it is. */
export const plainText = (html: string): string =>
  hasMarkup.test(html)
    ? parseDocument(html)
        .children.map(textIn)
        .join('')
        .replace(/\n{3,}/g, '\n\n')
        .trim()
    : html.trim()
