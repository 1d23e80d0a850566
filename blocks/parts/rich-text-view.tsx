import { createElement, Fragment, type ReactNode } from 'react'
import type { RichNode, RichText } from '../rich-text.ts'
import { BlockLink } from './block-link.tsx'
import { ContentIcon } from './content-icon.tsx'

const tags = {
  paragraph: 'p',
  item: 'li',
  strong: 'strong',
  emphasis: 'em',
  quote: 'blockquote',
} as const

/** Below the block's own heading, or in its place. */
type Level = 'h2' | 'h3'

const startsWithIcon = ([first]: RichText) => typeof first === 'object' && first.type === 'icon'

/** An icon at its head is the mark of an item. */
const marked =
  'relative -ml-5 list-none pl-8 [&>svg:first-child]:absolute [&>svg:first-child]:top-[0.2em] [&>svg:first-child]:left-0'

const show = (node: RichNode, level: Level): ReactNode => {
  if (typeof node === 'string') return node
  if (node.type === 'icon')
    return (
      <ContentIcon name={node.name} className="inline size-[1.2em] align-[-0.2em] text-leaf-dark" />
    )
  if (!('of' in node)) return node.type === 'break' ? <br /> : <hr className="border-line" />
  const children = showAll(node.of, level)
  if (node.type === 'link')
    return (
      <BlockLink to={node.to} className="text-link">
        {children}
      </BlockLink>
    )
  if (node.type === 'heading') return createElement(level, { className: 'mt-2 text-xl' }, children)
  if (node.type === 'list')
    return createElement(
      node.isOrdered ? 'ol' : 'ul',
      {
        className: `grid gap-2 pl-5 ${node.isOrdered ? 'list-decimal marker:text-leaf-dark' : 'list-disc marker:text-leaf'}`,
      },
      children,
    )
  const className = node.type === 'quote' ? 'border-l-2 border-leaf pl-4' : undefined
  const isMarked = node.type === 'item' && startsWithIcon(node.of)
  return createElement(tags[node.type], { className: isMarked ? marked : className }, children)
}

const showAll = (nodes: RichText, level: Level) =>
  nodes.map((node, at) => createElement(Fragment, { key: at }, show(node, level)))

type Props = { text: RichText; className?: string; level?: Level }

/** Running text: paragraphs, lists, links; spaced by the grid that it stands in. */
export const RichTextView = ({ text, className = '', level = 'h3' }: Props) => (
  <div className={`grid gap-4 leading-relaxed ${className}`}>{showAll(text, level)}</div>
)
