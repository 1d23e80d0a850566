import { type ComponentType, lazy } from 'react'
import type { BlockType } from './definitions.ts'
import type { PropsOf, ShownBlock } from './shown-block.ts'
import { TextBlock } from './text/text-block.tsx'

/** How much of a page a block takes: what its margins leave, or all from edge to edge. */
export type BlockWidth = 'page' | 'edge'

type Entry<Type extends BlockType> = { show: ComponentType<PropsOf<Type>>; width: BlockWidth }

type Entries = { [Type in BlockType]: Entry<Type> }

/**
 * What renders each block; types alone tie it to the definitions, so no schema reaches a page. All
 * but running text travels with the pages that have such a block.
 */
export const entries: Partial<Entries> = {
  quote: { show: lazy(() => import('./quote/quote-block.tsx')), width: 'page' },
  text: { show: TextBlock, width: 'page' },
}

export const isKnownBlock = (block: ShownBlock): block is ShownBlock & { type: BlockType } =>
  Object.hasOwn(entries, block.type)
