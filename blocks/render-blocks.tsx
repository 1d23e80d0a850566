import { Trans } from '@lingui/react/macro'
import { createElement, type ReactNode } from 'react'
import type { Block, BlockType, FieldsOf } from './definitions.ts'
import { components, isKnownBlock, type StoredBlock } from './registry.ts'

const Note = ({ children }: { children: ReactNode }) => (
  <p className="border-l-2 border-line pl-4 text-muted">{children}</p>
)

const renderKnown = <Type extends BlockType>(block: Block<Type>) =>
  createElement<FieldsOf<Type>>(components[block.type], block)

const RenderBlock = ({ block }: { block: StoredBlock }) => {
  if (isKnownBlock(block)) return renderKnown(block)
  const { type } = block
  return (
    <Note>
      <Trans>Block: {type} not found!</Trans>
    </Note>
  )
}

/** The blocks of a page, one under the other (D2 §2). */
export const RenderBlocks = ({ blocks }: { blocks: readonly StoredBlock[] }) =>
  blocks.length === 0 ? (
    <Note>
      <Trans>no content</Trans>
    </Note>
  ) : (
    <div className="grid gap-12">
      {blocks.map((block, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block has no identity but its place
        <RenderBlock key={position} block={block} />
      ))}
    </div>
  )
