import { Trans } from '@lingui/react/macro'
import type { ComponentType, ReactNode } from 'react'
import { BlockBoundary } from './block-boundary.tsx'
import type { BlockComponent } from './block-component.ts'
import type { BlockType } from './definitions.ts'
import { HydrationBoundary } from './hydration-boundary.tsx'
import { type BlockWidth, entries, isKnownBlock } from './registry.ts'
import { StaticBlock } from './static-block.tsx'

const Note = ({ children }: { children: ReactNode }) => (
  <p className="border-l-2 border-line pl-4 text-muted">{children}</p>
)

/** Inside a column that has margins of its own, blocks need none. */
const marginOf = (width: BlockWidth, isPage: boolean) => (isPage && width === 'page' ? 'page' : '')

/** The types tie each component to what the server hands over; of a stored block only its type is known. */
const componentOf = (type: BlockType) =>
  entries[type].show as ComponentType<never> as ComponentType<BlockComponent>

const ShowKnown = ({ block }: { block: BlockComponent & { type: BlockType } }) => {
  const Show = componentOf(block.type)
  return Show && <Show {...block} />
}

type Place = { id: string | undefined; isPage: boolean; className: string }

const ShowBlock = ({ block, id, isPage, className }: { block: BlockComponent } & Place) => {
  const { type } = block
  if (isKnownBlock(block)) {
    const { width, isStatic } = entries[block.type]
    const look = `@container scroll-mt-24 ${marginOf(width, isPage)} ${className}`
    const shown = (
      <BlockBoundary>
        <HydrationBoundary>
          <ShowKnown block={block} />
        </HydrationBoundary>
      </BlockBoundary>
    )
    return isStatic ? (
      <StaticBlock of={block} id={id} className={look}>
        {shown}
      </StaticBlock>
    ) : (
      <div id={id} className={look}>
        {shown}
      </div>
    )
  }
  return (
    <div className={`${marginOf('page', isPage)} ${className}`}>
      <Note>
        <Trans>Block: {type} not found!</Trans>
      </Note>
    </div>
  )
}

type Props = {
  blocks: readonly BlockComponent[]
  /** They make up the page, and some go from edge to edge; else they stand in a column of it. */
  isPage?: boolean
  /** How they stand together, where that is not one under the other. */
  className?: string
  /** The place of each in it. */
  placeOf?: (type: string) => string
}

/** `#webinar-form` leads to the first of its type. */
const anchorOf = (blocks: readonly BlockComponent[], at: number) => {
  const type = blocks[at]?.type
  return blocks.findIndex((block) => block.type === type) === at
    ? type?.replaceAll('_', '-')
    : undefined
}

const leadClass =
  '[&_section>div>p:first-child]:text-[1.35rem] [&_section>div>p:first-child]:leading-snug'

const runClass = '-mt-4 md:-mt-9 [&>section]:border-t [&>section]:border-line [&>section]:pt-8'

/**
 * The weight of a text on its page: the first of a page that has more than texts opens it as a
 * lead; texts that follow each other are one run, parted by hairlines.
 */
const weightOf = (blocks: readonly BlockComponent[], at: number) => {
  if (blocks[at]?.type !== 'text') return ''
  if (blocks[at - 1]?.type === 'text') return runClass
  const isFirst = blocks.findIndex(({ type }) => type === 'text') === at
  return isFirst && blocks.some(({ type }) => type !== 'text') ? leadClass : ''
}

/** The blocks of a page (D2 §2). */
export const RenderBlocks = ({ blocks, isPage = false, className, placeOf = () => '' }: Props) =>
  blocks.length === 0 ? (
    <Note>
      <Trans>no content</Trans>
    </Note>
  ) : (
    <div className={className ?? `grid ${isPage ? 'gap-14 md:gap-20' : 'gap-10 md:gap-14'}`}>
      {blocks.map((block, at) => (
        <ShowBlock
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name, and stay in order.
          key={at}
          block={block}
          id={anchorOf(blocks, at)}
          isPage={isPage}
          className={`${placeOf(block.type)} ${isPage ? weightOf(blocks, at) : ''}`}
        />
      ))}
    </div>
  )
