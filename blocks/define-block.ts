import type * as z from 'zod/mini'

/** How the editor asks for one field of a block. */
export type EditorField =
  | { type: 'text' }
  | { type: 'textarea' }
  | { type: 'select'; options: readonly string[] }

/**
 * A block is one definition: what it stores, how the editor asks for it, and an example that shows
 * it at its best. Editor, validation on save, tests and gallery derive from it. Its component
 * stands beside, in registry.ts, so that no page of the site carries schemas.
 */
export type BlockDefinition<Schema extends z.ZodMiniType = z.ZodMiniType> = {
  schema: Schema
  fields: Readonly<Record<keyof z.infer<Schema> & string, EditorField>>
  example: z.infer<Schema>
}

/** Ties the parts together for the compiler: a field more or less than the schema's is an error. */
export const defineBlock = <Schema extends z.ZodMiniType>(definition: BlockDefinition<Schema>) =>
  definition
