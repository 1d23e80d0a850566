import type { ComponentType } from 'react'
import type { Block, BlockType, FieldsOf } from './definitions.ts'
import { TextBlock } from './text/text-block.tsx'

type Components = { [Type in BlockType]: ComponentType<FieldsOf<Type>> }

/** What renders each block; types alone tie it to the definitions, so no schema reaches a page. */
export const components: Components = { text: TextBlock }

/** A block as stored: its fields were checked when it was saved, but its type may have gone since. */
export type StoredBlock = { readonly type: string; readonly [field: string]: unknown }

export const isKnownBlock = (block: StoredBlock): block is StoredBlock & Block =>
  Object.hasOwn(components, block.type)
