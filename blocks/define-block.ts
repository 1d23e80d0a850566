import type * as z from 'zod/mini'

/** How the editor asks for one field of a block; what it says also tells how it is shown. */
export type EditorField =
  | { type: 'text' }
  /** Several lines, as they are. */
  | { type: 'textarea' }
  /** Markdown (CommonMark, no HTML) with `[icon_x]`; shown as a tree of known parts. */
  | { type: 'richtext' }
  | { type: 'number' }
  | { type: 'switch' }
  | { type: 'date' }
  | { type: 'select'; options: readonly string[] }
  /** An icon of the house by its name. */
  | { type: 'icon' }
  /** A drawing of the house by its name, or the address of an uploaded picture. */
  | { type: 'picture' }
  /** `page:{route key}`, an address of this site, https, mailto or tel. */
  | { type: 'link' }
  /** The address of a file that anybody may have. */
  | { type: 'file' }
  | { type: 'list'; of: Readonly<Record<string, EditorField>>; most: number }

/**
 * A block is one definition: what it stores, how the editor asks for it, and an example that shows
 * it at its best. Editor, validation on save, tests and gallery derive from it. Its component
 * stands beside, in registry.ts, so that no page of the site carries schemas.
 */
export type BlockDefinition<Schema extends z.ZodMiniType = z.ZodMiniType> = {
  schema: Schema
  fields: Readonly<Record<keyof z.infer<Schema> & string, EditorField>>
  example: z.input<Schema>
}

/** Ties the parts together for the compiler: a field more or less than the schema's is an error. */
export const defineBlock = <Schema extends z.ZodMiniType>(definition: BlockDefinition<Schema>) =>
  definition
