import type * as z from 'zod/mini'
import type { BlockData } from './block-data.ts'
import type { Shown } from './rich-text.ts'

type Schema<Definition> = Definition extends { schema: infer Each extends z.ZodMiniType }
  ? Each
  : never

type DataProps<Type> = Type extends keyof BlockData ? { data: BlockData[Type] } : unknown

/** Props of a block's component: its fields as presented, and the data of its type (`BlockData`). */
export type BlockProps<Definition, Type = unknown> = Shown<z.infer<Schema<Definition>>> &
  DataProps<Type>

/** A block as the server presents it; only its type is certain. */
export type PresentedBlock = { readonly type: string; readonly [field: string]: unknown }
