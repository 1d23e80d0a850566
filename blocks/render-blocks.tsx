import { Trans } from '@lingui/react/macro'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { BlockBoundary } from './block-boundary.tsx'
import type { BlockType } from './definitions.ts'
import { type BlockWidth, entries, isKnownBlock } from './registry.ts'
import type { ShownBlock } from './shown-block.ts'

const Note = ({ children }: { children: ReactNode }) => (
  <p className="border-l-2 border-line pl-4 text-muted">{children}</p>
)

/** Inside a column that has margins of its own, blocks need none. */
const marginOf = (width: BlockWidth, isPage: boolean) => (isPage && width === 'page' ? 'page' : '')

/** The types tie each component to what the server hands over; of a stored block only its type is known. */
const componentOf = (type: BlockType) =>
  entries[type]?.show as ComponentType<ShownBlock> | undefined

const ShowKnown = ({ block }: { block: ShownBlock & { type: BlockType } }) => {
  const Show = componentOf(block.type)
  return Show && <Show {...block} />
}

const ShowBlock = ({ block, isPage }: { block: ShownBlock; isPage: boolean }) => {
  const { type } = block
  if (isKnownBlock(block))
    return (
      <div className={`@container ${marginOf(entries[block.type]?.width ?? 'page', isPage)}`}>
        <BlockBoundary>
          <Suspense>
            <ShowKnown block={block} />
          </Suspense>
        </BlockBoundary>
      </div>
    )
  return (
    <div className={marginOf('page', isPage)}>
      <Note>
        <Trans>Block: {type} not found!</Trans>
      </Note>
    </div>
  )
}

type Props = {
  blocks: readonly ShownBlock[]
  /** They make up the page, and some go from edge to edge; else they stand in a column of it. */
  isPage?: boolean
}

/** The blocks of a page, one under the other (D2 §2). */
export const RenderBlocks = ({ blocks, isPage = false }: Props) =>
  blocks.length === 0 ? (
    <Note>
      <Trans>no content</Trans>
    </Note>
  ) : (
    <div className={`grid ${isPage ? 'gap-14 md:gap-20' : 'gap-10 md:gap-14'}`}>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name, and stay in order.
        <ShowBlock key={at} block={block} isPage={isPage} />
      ))}
    </div>
  )
