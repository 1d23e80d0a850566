import { Trans } from '@lingui/react/macro'
import { Component, type ComponentType, lazy, type ReactNode } from 'react'
import type { PresentedBlock } from './block-props.ts'
import { HydrationBoundary } from './hydration-boundary.tsx'
import { blockManifest, isBlockType } from './manifest.ts'
import { StaticBlock } from './static-block.tsx'

const Note = ({ children }: { children: ReactNode }) => (
  <p className="border-l-2 border-line pl-4 text-muted">{children}</p>
)

type LoadComponent = () => Promise<{ default: ComponentType<PresentedBlock> }>

/** The manifest checks the props of each component; of a presented block only the type is certain. */
const components = Object.fromEntries(
  Object.entries(blockManifest).map(([type, entry]) => {
    const load: () => Promise<{ default: unknown }> = entry.static ?? entry.interactive
    return [type, lazy(load as LoadComponent)]
  }),
)

/** Renders nothing for a block whose component throws; the rest of the page stays. */
class BlockBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}

const BlockContent = ({ block }: { block: PresentedBlock }) => {
  const Shown = components[block.type]
  return Shown && <Shown {...block} />
}

type BlockProps = {
  block: PresentedBlock
  id: string | undefined
  /** Blocks inside a column have no page margins. */
  isPage: boolean
  className: string
}

const ShownBlock = ({ block, id, isPage, className }: BlockProps) => {
  const { type } = block
  const entry = isBlockType(type) ? blockManifest[type] : undefined
  const margin = isPage && entry?.width !== 'edge' ? 'page' : ''
  if (!entry)
    return (
      <div className={`${margin} ${className}`}>
        <Note>
          <Trans>Block: {type} not found!</Trans>
        </Note>
      </div>
    )
  const containerClass = `@container scroll-mt-24 ${margin} ${className}`
  const content = (
    <BlockBoundary>
      <HydrationBoundary>
        <BlockContent block={block} />
      </HydrationBoundary>
    </BlockBoundary>
  )
  return entry.static ? (
    <StaticBlock of={block} id={id} className={containerClass}>
      {content}
    </StaticBlock>
  ) : (
    <div id={id} className={containerClass}>
      {content}
    </div>
  )
}

type Props = {
  blocks: readonly PresentedBlock[]
  /** Whether the blocks are direct parts of a page, where some use the full width. */
  isPage?: boolean
  /** Class of the container, if the blocks are not simply stacked. */
  className?: string
  /** Class of each block in the container. */
  placeOf?: (type: string) => string
}

/** The id for links such as `#webinar-form`; only the first block of a type has one. */
const anchorOf = (blocks: readonly PresentedBlock[], at: number) => {
  const type = blocks[at]?.type
  return blocks.findIndex((block) => block.type === type) === at
    ? type?.replaceAll('_', '-')
    : undefined
}

const leadClass =
  '[&_section>div>p:first-child]:text-[1.35rem] [&_section>div>p:first-child]:leading-snug'

const runClass = '-mt-4 md:-mt-9 [&>section]:border-t [&>section]:border-line [&>section]:pt-8'

/**
 * The style of a text block: `lead` for the first block of a page that has other blocks as well;
 * consecutive texts are separated by thin rules.
 */
const weightOf = (blocks: readonly PresentedBlock[], at: number) => {
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
        <ShownBlock
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
