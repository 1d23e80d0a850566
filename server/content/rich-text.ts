import type { Nodes, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import type { RichNode, RichText } from '../../blocks/rich-text.ts'

/** `[icon_leaf]` stands for an icon (D2 §3). */
const iconPattern = /\[icon_([a-z0-9-]+)\]/

/** Splits at the shortcodes; the odd parts are the names. */
const withIcons = (text: string): RichText =>
  text
    .split(iconPattern)
    .map((part, at): RichNode => (at % 2 === 1 ? { type: 'icon', name: part } : part))
    .filter((node) => node !== '')

/** Starts at a boundary only, so that matching takes linear time. */
const emailPattern = /((?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+)/

/** Splits at e-mail addresses; the odd parts are the addresses. */
const withMailLinks = (text: string, addressOf: AddressOf): RichText =>
  text.split(emailPattern).flatMap((part, at): RichText => {
    const to = at % 2 === 1 ? addressOf(`mailto:${part}`) : undefined
    return to ? [{ type: 'link', to, of: [part] }] : withIcons(part)
  })

type AddressOf = (link: string) => string | undefined

/** Deeper than anybody writes: what is below is left out rather than risked. */
const deepest = 12

const plainTypes = {
  paragraph: 'paragraph',
  listItem: 'item',
  strong: 'strong',
  emphasis: 'emphasis',
  blockquote: 'quote',
  heading: 'heading',
} as const

const isPlain = (type: string): type is keyof typeof plainTypes => Object.hasOwn(plainTypes, type)

/** A paragraph alone in an item of a list is the item. */
const unwrapped = (nodes: readonly (RootContent | PhrasingContent)[]) => {
  const [only, ...others] = nodes
  return only?.type === 'paragraph' && others.length === 0 ? only.children : nodes
}

const read = (nodes: readonly Nodes[], addressOf: AddressOf, depth: number): RichText =>
  depth > deepest ? [] : nodes.flatMap((node) => readOne(node, addressOf, depth))

/** Inside a link no other link begins. */
const noAddress: AddressOf = () => undefined

const readOne = (node: Nodes, addressOf: AddressOf, depth: number): RichText => {
  const inside = (children: readonly Nodes[], address = addressOf) =>
    read(children, address, depth + 1)
  if (node.type === 'text') return withMailLinks(node.value, addressOf)
  // HTML and code are no more than the letters that they are written with.
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

/** A single break stays one, as people write addresses (D2 §3). */
const keepBreaks = (markdown: string) =>
  markdown.replace(/(?<!\n|\\| {2})\n(?!\n|[ \t]*(?:[-*+>#]|\d+[.)]))/g, '\\\n')

/**
 * Markdown (CommonMark) as a tree of known parts; HTML in it stays text. `addressOf` gives a link's
 * address, undefined for one that leads nowhere safe: its words remain.
 */
export const readRichText = (markdown: string, addressOf: AddressOf): RichText =>
  read(fromMarkdown(keepBreaks(markdown)).children, addressOf, 0)
