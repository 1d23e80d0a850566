import type { BlockContent, ListItem, PhrasingContent } from 'mdast'
import { toMarkdown } from 'mdast-util-to-markdown'
import { markdownStyle } from '../../../domain/content/line-breaks.ts'
import { type HtmlElement as Element, type HtmlNode, isElement, parseHtml } from './plain-text.ts'

/** A picture in a text, or a text between pictures (Markdown). */
type TextPart = { markdown: string } | { src: string; alt: string }

/** `unknown`: elements and shortcodes that this site does not have; their text stays. */
export type ReadText = { parts: TextPart[]; unknown: string[] }

type Resolve = (href: string) => string | undefined

type State = { resolve: Resolve; pictures: TextPart[]; unknown: Set<string> }

const dropped = new Set(['script', 'style', 'noscript', 'template', 'svg', 'head', 'title'])
const embeds = new Set(['iframe', 'video', 'audio', 'embed', 'object', 'source'])
const controls = new Set(['form', 'input', 'button', 'select', 'textarea', 'table'])
const containers =
  /^(?:p|div|section|article|main|header|footer|aside|figure|figcaption|center|body|html|dl|dt|dd|pre|address|nav|details|summary|form)$/
const listed = /^(?:ul|ol)$/
const heading = /^h[1-6]$/

const isBlock = ({ name }: Element) =>
  containers.test(name) ||
  listed.test(name) ||
  heading.test(name) ||
  /^(?:blockquote|hr|table)$/.test(name)

const iconPattern = /\[icon_[a-z0-9-]+\]/
const shortcode = /\[\/?([a-z][\w-]*)(?:\s[^[\]]*)?\/?\]/gi

/** Icons are shortcodes that this site has: written without escapes, as HTML is. */
const textNodes = (text: string, { unknown }: State): PhrasingContent[] => {
  for (const [, name = ''] of text.matchAll(shortcode))
    if (!name.startsWith('icon_')) unknown.add(`[${name}]`)
  return text
    .replace(/[ \t\r\n\f]+/g, ' ')
    .split(new RegExp(`(${iconPattern.source})`))
    .filter(Boolean)
    .map((value) => ({ type: iconPattern.test(value) ? 'html' : 'text', value }))
}

const marks = { strong: 'strong', b: 'strong', em: 'emphasis', i: 'emphasis' } as const

/** Spaces at the ends of a mark belong beside it. */
const marked = (type: 'strong' | 'emphasis', children: PhrasingContent[]): PhrasingContent[] => {
  const [first] = children
  const last = children.at(-1)
  if (!first || !last) return []
  const before: PhrasingContent[] = []
  const after: PhrasingContent[] = []
  if (first.type === 'text' && first.value.startsWith(' ')) {
    first.value = first.value.slice(1)
    before.push({ type: 'text', value: ' ' })
  }
  if (last.type === 'text' && last.value.endsWith(' ')) {
    last.value = last.value.slice(0, -1)
    after.push({ type: 'text', value: ' ' })
  }
  const filled = children.filter((node) => node.type !== 'text' || node.value !== '')
  return [...before, ...(filled.length > 0 ? [{ type, children: filled }] : []), ...after]
}

const inlineOf = (node: HtmlNode, state: State): PhrasingContent[] => {
  if (node.type === 'text') return textNodes(node.data, state)
  if (!isElement(node) || dropped.has(node.name)) {
    if (isElement(node) && node.name === 'script') state.unknown.add('<script>')
    return []
  }
  const { name, attribs } = node
  const inside = () => node.children.flatMap((child) => inlineOf(child, state))
  if (name === 'br') return [{ type: 'break' }]
  if (name === 'img') {
    const src = attribs.src ?? attribs['data-src'] ?? ''
    state.pictures.push({ src, alt: attribs.alt ?? '' })
    return []
  }
  if (embeds.has(name)) {
    state.unknown.add(`<${name}>`)
    const url = state.resolve(attribs.src ?? attribs.data ?? '')
    return url ? [{ type: 'link', url, children: [{ type: 'text', value: url }] }] : inside()
  }
  if (controls.has(name)) state.unknown.add(`<${name}>`)
  if (Object.hasOwn(marks, name)) return marked(marks[name as keyof typeof marks], inside())
  if (name !== 'a' || !attribs.href) return inside()
  const url = state.resolve(attribs.href)
  const children = inside()
  const [only] = children
  if (children.length === 1 && only?.type === 'text' && url === `mailto:${only.value}`)
    return children
  return url && children.length > 0
    ? [{ type: 'link', url, children: children as never }]
    : children
}

/** Without breaks and spaces at the ends; undefined if nothing is left. */
const paragraphOf = (nodes: readonly PhrasingContent[]): BlockContent | undefined => {
  const isBlank = (node: PhrasingContent) =>
    node.type === 'break' || (node.type === 'text' && node.value.trim() === '')
  const start = nodes.findIndex((node) => !isBlank(node))
  const end = nodes.findLastIndex((node) => !isBlank(node)) + 1
  const children = nodes.slice(start, end).filter((node, at, all) => {
    const [before, after] = [all[at - 1], all[at + 1]]
    // Spaces of the source around its line breaks.
    if (node.type !== 'text') return true
    if (before?.type === 'break') node.value = node.value.trimStart()
    if (after?.type === 'break') node.value = node.value.trimEnd()
    return node.value !== ''
  })
  return start === -1 ? undefined : { type: 'paragraph', children }
}

const itemOf = (node: HtmlNode, state: State): ListItem[] => {
  if (!isElement(node)) return []
  const children = blocksOf(node.children, state)
  return children.length > 0 ? [{ type: 'listItem', spread: false, children }] : []
}

const blockOf = (node: Element, state: State): BlockContent[] => {
  const { name } = node
  if (name === 'hr') return [{ type: 'thematicBreak' }]
  if (heading.test(name)) {
    const line = paragraphOf(node.children.flatMap((child) => inlineOf(child, state)))
    return line?.type === 'paragraph' ? [{ ...line, type: 'heading', depth: 2 }] : []
  }
  if (listed.test(name)) {
    const children = node.children.flatMap((child) => itemOf(child, state))
    const ordered = name === 'ol'
    const start = Number(node.attribs.start ?? 1)
    return children.length > 0
      ? [{ type: 'list', ordered, spread: false, ...(ordered && { start }), children }]
      : []
  }
  if (name === 'table') {
    state.unknown.add('<table>')
    const rows: HtmlNode[][] = []
    const collect = (each: HtmlNode) => {
      if (!isElement(each)) return
      if (each.name === 'tr') rows.push(each.children.filter(isElement))
      else each.children.forEach(collect)
    }
    collect(node)
    return rows.flatMap((cells) => {
      const nodes = cells.map((cell) => inlineOf(cell, state))
      const line = nodes.flatMap((cell, at) => [
        ...(at > 0 ? [{ type: 'text', value: ' · ' } as const] : []),
        ...cell,
      ])
      return paragraphOf(line) ?? []
    })
  }
  const inside = blocksOf(node.children, state)
  if (name === 'form') state.unknown.add('<form>')
  return name === 'blockquote' && inside.length > 0
    ? [{ type: 'blockquote', children: inside }]
    : inside
}

/** Text beside blocks becomes paragraphs. */
const blocksOf = (nodes: readonly HtmlNode[], state: State): BlockContent[] => {
  const blocks: BlockContent[] = []
  let run: PhrasingContent[] = []
  const endRun = () => {
    const paragraph = paragraphOf(run)
    if (paragraph) blocks.push(paragraph)
    run = []
  }
  for (const node of nodes) {
    if (isElement(node) && isBlock(node)) {
      endRun()
      blocks.push(...blockOf(node, state))
    } else run.push(...inlineOf(node, state))
  }
  endRun()
  return blocks
}

/** A text without elements has a paragraph after each empty line, as WordPress shows it. */
const withParagraphs = (html: string) =>
  /<(?:p|div|ul|ol|h[1-6]|br|table|blockquote|figure)\b/i.test(html) || !html.includes('\n')
    ? html
    : html
        .trim()
        .split(/(?:\r?\n[ \t]*){2,}/)
        .map((text) => `<p>${text.replace(/\r?\n/g, '<br>')}</p>`)
        .join('')

const writeMarkdown = (children: BlockContent[]) =>
  toMarkdown(
    { type: 'root', children },
    { ...markdownStyle, unsafe: [...markdownStyle.unsafe] },
  ).replace(/^(?:&#x20;|\s)+|(?:&#x20;|\s)+$/g, '')

/**
 * HTML as Markdown of the nodes that this site shows (blocks/rich-text.ts); everything else loses its
 * element and keeps its text. `resolve`: the stored link of an address, undefined for text only.
 */
export const readHtml = (html: string, resolve: Resolve): ReadText => {
  const state: State = { resolve, pictures: [], unknown: new Set() }
  const parts: TextPart[] = []
  let blocks: BlockContent[] = []
  const endText = () => {
    const markdown = writeMarkdown(blocks)
    if (markdown) parts.push({ markdown })
    blocks = []
  }
  // One block at a time: its pictures follow it.
  const nodes = parseHtml(withParagraphs(html))
  const groups: HtmlNode[][] = []
  for (const node of nodes) {
    const last = groups.at(-1)
    const isInline = !(isElement(node) && isBlock(node))
    const [first] = last ?? []
    if (last && isInline && first && !(isElement(first) && isBlock(first))) last.push(node)
    else groups.push([node])
  }
  for (const group of groups) {
    blocks.push(...blocksOf(group, state))
    if (state.pictures.length === 0) continue
    endText()
    parts.push(...state.pictures)
    state.pictures = []
  }
  endText()
  return { parts, unknown: [...state.unknown] }
}
