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
  heading: 'h3',
} as const

const looks: Partial<Record<keyof typeof tags, string>> = {
  quote: 'border-l-2 border-leaf pl-4',
  heading: 'mt-2 text-xl',
}

const show = (node: RichNode): ReactNode => {
  if (typeof node === 'string') return node
  if (node.type === 'icon')
    return <ContentIcon name={node.name} className="inline size-[1.2em] align-[-0.2em]" />
  if (!('of' in node)) return node.type === 'break' ? <br /> : <hr className="border-line" />
  const children = showAll(node.of)
  if (node.type === 'link')
    return (
      <BlockLink to={node.to} className="text-link">
        {children}
      </BlockLink>
    )
  if (node.type === 'list')
    return createElement(
      node.isOrdered ? 'ol' : 'ul',
      {
        className: `${node.isOrdered ? 'list-decimal' : 'list-disc'} grid gap-2 pl-5 marker:text-leaf`,
      },
      children,
    )
  return createElement(tags[node.type], { className: looks[node.type] }, children)
}

const showAll = (nodes: RichText) =>
  nodes.map((node, at) => createElement(Fragment, { key: at }, show(node)))

type Props = { text: RichText; className?: string }

/** Running text: paragraphs, lists, links; spaced by the grid that it stands in. */
export const RichTextView = ({ text, className = '' }: Props) => (
  <div className={`grid gap-4 leading-relaxed ${className}`}>{showAll(text)}</div>
)
