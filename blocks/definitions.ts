import type * as z from 'zod/mini'
import { text } from './text/definition.ts'

/** Every block by its type; for the server and the editor, never for a page (see registry.ts). */
export const definitions = { text }

export type BlockType = keyof typeof definitions

export const blockTypes = Object.keys(definitions) as BlockType[]

/** What a block of the type stores. */
export type FieldsOf<Type extends BlockType> = z.infer<(typeof definitions)[Type]['schema']>

/** A block as a page keeps it, e.g. `{ type: 'text', text: 'Picked by hand.' }`. */
export type Block<Type extends BlockType = BlockType> = {
  [Each in Type]: { type: Each } & FieldsOf<Each>
}[Type]
