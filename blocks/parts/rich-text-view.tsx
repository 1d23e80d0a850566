import { createElement, Fragment, type ReactNode } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'
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

/** Heading level: below the block's own heading, or in its place. */
type Level = 'h2' | 'h3'

const startsWithIcon = ([first]: RichText) => typeof first === 'object' && first.type === 'icon'

/** An icon at the start of a list item replaces its bullet. */
const marked =
  'relative -ml-5 list-none pl-8 [&>svg:first-child]:absolute [&>svg:first-child]:top-[0.2em] [&>svg:first-child]:left-0'

type Fact = { term: RichText; description: RichText }

/** `**Term**: description`, with the spaces that French sets before a colon. */
const factIn = (item: RichNode): Fact | undefined => {
  if (typeof item !== 'object' || item.type !== 'item') return
  const [term, after, ...others] = item.of
  if (typeof term !== 'object' || term.type !== 'strong' || typeof after !== 'string') return
  const [, first] = /^\s?:\s+(.+)$/s.exec(after) ?? []
  return first === undefined ? undefined : { term: term.of, description: [first, ...others] }
}

/** Term and description of each item; undefined if an item has another form. */
const factsIn = (items: RichText): readonly Fact[] | undefined => {
  const facts = items.map(factIn).filter((fact) => fact !== undefined)
  return facts.length > 1 && facts.length === items.length ? facts : undefined
}

const FactTable = ({ facts, level }: { facts: readonly Fact[]; level: Level }) => (
  <div className="@container">
    {/* The first column is never narrower than its longest word. */}
    <dl className="fact-table">
      {facts.map(({ term, description }, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: facts have no other name, and stay in order.
          key={at}
        >
          <dt>{showAll(term, level)}</dt>
          <dd>{showAll(description, level)}</dd>
        </div>
      ))}
    </dl>
  </div>
)

/** Numbered steps, each below a thin rule and with a large number. */
const steps =
  'grid border-b border-line [counter-reset:step] [&>li]:relative [&>li]:border-t [&>li]:border-line [&>li]:py-3 [&>li]:pl-12 [&>li]:[counter-increment:step] [&>li]:before:absolute [&>li]:before:top-1.5 [&>li]:before:left-0 [&>li]:before:w-8 [&>li]:before:text-center [&>li]:before:font-serif [&>li]:before:text-3xl [&>li]:before:leading-snug [&>li]:before:text-ochre [&>li]:before:content-[counter(step)]'

const List = ({ isOrdered, of, level }: { isOrdered: boolean; of: RichText; level: Level }) => {
  const facts = isOrdered ? undefined : factsIn(of)
  if (facts) return <FactTable facts={facts} level={level} />
  const items = showAll(of, level)
  return isOrdered ? (
    <ol className={steps}>{items}</ol>
  ) : (
    <ul className="grid list-disc gap-2 pl-5 marker:text-leaf">{items}</ul>
  )
}

const show = (node: RichNode, level: Level): ReactNode => {
  if (typeof node === 'string') return node
  if (node.type === 'icon')
    return (
      <ContentIcon name={node.name} className="inline size-[1.2em] align-[-0.2em] text-leaf-dark" />
    )
  if (!('of' in node)) return node.type === 'break' ? <br /> : <hr className="border-line" />
  if (node.type === 'list') return <List isOrdered={node.isOrdered} of={node.of} level={level} />
  const children = showAll(node.of, level)
  if (node.type === 'link')
    return (
      <BlockLink to={node.to} className="text-link">
        {children}
      </BlockLink>
    )
  if (node.type === 'heading') return createElement(level, { className: 'mt-2 text-xl' }, children)
  const className = node.type === 'quote' ? 'border-l-2 border-leaf pl-4' : undefined
  const isMarked = node.type === 'item' && startsWithIcon(node.of)
  return createElement(tags[node.type], { className: isMarked ? marked : className }, children)
}

const showAll = (nodes: RichText, level: Level) =>
  nodes.map((node, at) => createElement(Fragment, { key: at }, show(node, level)))

type Props = { text: RichText; className?: string; level?: Level }

/** Running text: paragraphs, lists, links; the surrounding grid sets the spacing. */
export const RichTextView = ({ text, className, level = 'h3' }: Props) => (
  <div className={joinClasses('rich-text', className)}>{showAll(text, level)}</div>
)
