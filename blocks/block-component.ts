import type { BlockData } from './block-data.ts'
import type { BlockType, FieldsOf } from './definitions.ts'
import type { Shown } from './rich-text.ts'

/** What the component of a block gets: its fields, links as addresses, and the server's facts. */
export type PropsOf<Type extends BlockType> = Shown<FieldsOf<Type>> &
  (Type extends keyof BlockData ? { data: BlockData[Type] } : unknown)

/** A block as the server hands it to a page. */
export type BlockComponent = { readonly type: string; readonly [field: string]: unknown }
