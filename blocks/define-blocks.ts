import type { ComponentType } from 'react'
import type * as z from 'zod/mini'
import type { HydrateOn } from '../domain/page/hydrate-on.ts'
import type { BlockProps } from './block-props.ts'

/** How the editor asks for a field; also decides how its value is presented. */
export type EditorField =
  | { type: 'text' }
  /** Several lines of plain text. */
  | { type: 'textarea' }
  /** Markdown (CommonMark, no HTML) with `[icon_x]`, presented as a tree (rich-text.ts). */
  | { type: 'richtext' }
  | { type: 'number' }
  | { type: 'switch' }
  | { type: 'date' }
  | { type: 'select'; options: readonly string[] }
  /** The name of an icon (parts/content-icon-names.ts). */
  | { type: 'icon' }
  /** The name of an illustration, or the address of an uploaded image. */
  | { type: 'image' }
  /** `page:{route key}`, an address of this site, https, mailto or tel. */
  | { type: 'link' }
  /** The address of a public file. */
  | { type: 'file' }
  /** The slug of a product. */
  | { type: 'product' }
  /** The key of a health topic, without `health.`. */
  | { type: 'topic' }
  /** Names with links, one on each line (domain/content/essentials.ts). */
  | { type: 'essentials' }
  | {
      type: 'list'
      of: Readonly<Record<string, EditorField>>
      most: number
      /** Whether a new block has no entry; otherwise it starts with an empty one. */
      startsEmpty?: boolean
    }

/**
 * What a block stores, how the editor asks for it, and an example. Editor, validation, tests and
 * gallery derive from it.
 */
export type BlockDefinition<Schema extends z.ZodMiniType = z.ZodMiniType> = {
  schema: Schema
  fields: Readonly<Record<keyof z.infer<Schema> & string, EditorField>>
  example: z.input<Schema>
}

/** Checks a definition: its fields must be those of the schema. */
export const defineBlock = <Schema extends z.ZodMiniType>(definition: BlockDefinition<Schema>) =>
  definition

type LoadComponent<Props> = () => Promise<{ default: ComponentType<Props> }>

type BlockEntry<Type, Definition> = {
  definition: Definition
  /** `edge`: the full width of the page, instead of the width inside its margins. */
  width?: 'edge'
} & (
  | {
      /** HTML only: operated by links, or by the script that every page has. */
      static: LoadComponent<BlockProps<Definition, Type>>
      island?: never
      on?: never
    }
  | {
      /** An island: its script is loaded when it is operated. */
      island: LoadComponent<BlockProps<Definition, Type>>
      /** When the island is hydrated. */
      on: HydrateOn
      static?: never
    }
)

/** Checks the manifest: each component takes the fields of its definition and the data of its type. */
export const defineBlocks = <Definitions extends Readonly<Record<string, BlockDefinition>>>(
  entries: { readonly [Type in keyof Definitions]: BlockEntry<Type, Definitions[Type]> },
) => entries
