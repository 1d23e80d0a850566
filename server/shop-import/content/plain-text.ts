import { parseDocument } from 'htmlparser2'

export type HtmlNode = ReturnType<typeof parseDocument>['children'][number]

export type HtmlElement = Extract<HtmlNode, { attribs: object }>

export const isElement = (node: HtmlNode): node is HtmlElement => 'attribs' in node

const hasMarkup = /<[a-z!/][^<>]*>|&(?:#x?[\da-f]+|[a-z]+);/i

/** Deeper elements are of no text that a person has written. */
const maxDepth = 200

/** Parses HTML; of elements without end only the text. */
export const parseHtml = (html: string): HtmlNode[] => {
  const { children } = parseDocument(html)
  let level: HtmlNode[] = children
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return parseDocument(html.replace(/<[^<>]*>/g, ' ')).children
    level = level.flatMap((node) => (isElement(node) ? node.children : []))
  }
  return children
}

const blocks = /^(?:p|div|li|ul|ol|h[1-6]|tr|blockquote)$/

const textIn = (node: HtmlNode): string => {
  if (node.type === 'text') return node.data
  if (!isElement(node) || node.type === 'script' || node.type === 'style') return ''
  if (node.name === 'br') return '\n'
  const inside = node.children.map(textIn).join('')
  return blocks.test(node.name) ? `${inside}\n` : inside
}

/** Databases reject control characters, and halves of characters that were cut in two. */
const unstorable = /[^\P{Cc}\t\n]|\p{Cs}/gu

/** HTML as text with line breaks; a text without markup stays as it is. */
export const plainText = (html: string): string => {
  const text = hasMarkup.test(html) ? parseHtml(html).map(textIn).join('') : html
  return text
    .replace(unstorable, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
