import type { Nodes, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import type { RichNode, RichText } from '../../blocks/rich-text.ts'
import { keepLineBreaks } from '../../domain/content/line-breaks.ts'

/** Shortcode of an icon: `[icon_leaf]` (D2 §3). */
const iconPattern = /\[icon_([a-z0-9-]+)\]/

/** Splits at shortcodes; odd parts are icon names. */
const splitIcons = (text: string): RichText =>
  text
    .split(iconPattern)
    .map((part, at): RichNode => (at % 2 === 1 ? { type: 'icon', name: part } : part))
    .filter((node) => node !== '')

/** Anchored at a boundary, so that matching takes linear time. */
const emailPattern = /((?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+)/

/** Splits at e-mail addresses; odd parts are addresses. */
const withMailLinks = (text: string, addressOf: AddressOf): RichText =>
  text.split(emailPattern).flatMap((part, at): RichText => {
    const to = at % 2 === 1 ? addressOf(`mailto:${part}`) : undefined
    return to ? [{ type: 'link', to, of: [part] }] : splitIcons(part)
  })

type AddressOf = (link: string) => string | undefined

/** Maximum nesting; deeper content is dropped. */
const maxDepth = 12

const plainTypes = {
  paragraph: 'paragraph',
  listItem: 'item',
  strong: 'strong',
  emphasis: 'emphasis',
  blockquote: 'quote',
  heading: 'heading',
} as const

const isPlain = (type: string): type is keyof typeof plainTypes => Object.hasOwn(plainTypes, type)

/** Unwraps a list item that contains only one paragraph. */
const unwrapped = (nodes: readonly (RootContent | PhrasingContent)[]) => {
  const [only, ...others] = nodes
  return only?.type === 'paragraph' && others.length === 0 ? only.children : nodes
}

const readNodes = (nodes: readonly Nodes[], addressOf: AddressOf, depth: number): RichText =>
  depth > maxDepth ? [] : nodes.flatMap((node) => readOne(node, addressOf, depth))

/** Links cannot contain links. */
const noAddress: AddressOf = () => undefined

const readOne = (node: Nodes, addressOf: AddressOf, depth: number): RichText => {
  const inside = (children: readonly Nodes[], address = addressOf) =>
    readNodes(children, address, depth + 1)
  if (node.type === 'text') return withMailLinks(node.value, addressOf)
  // HTML and code stay text.
  if (node.type === 'html' || node.type === 'code' || node.type === 'inlineCode')
    return [node.value]
  if (node.type === 'break') return [{ type: 'break' }]
  if (node.type === 'thematicBreak') return [{ type: 'rule' }]
  if (node.type === 'list')
    return [{ type: 'list', isOrdered: node.ordered === true, of: inside(node.children) }]
  if (node.type === 'listItem') return [{ type: 'item', of: inside(unwrapped(node.children)) }]
  if (node.type === 'link') {
    const to = addressOf(node.url)
    return to ? [{ type: 'link', to, of: inside(node.children, noAddress) }] : inside(node.children)
  }
  if (isPlain(node.type) && 'children' in node)
    return [{ type: plainTypes[node.type], of: inside(node.children) }]
  return 'children' in node ? inside(node.children) : []
}

/**
 * Parses Markdown (CommonMark) into a tree of known nodes; HTML stays text. `addressOf` resolves
 * links; of undefined ones only the text remains.
 */
export const readRichText = (markdown: string, addressOf: AddressOf): RichText =>
  readNodes(fromMarkdown(keepLineBreaks(markdown)).children, addressOf, 0)
