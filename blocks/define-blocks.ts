import type { ComponentType } from 'react'
import * as z from 'zod/mini'
import type { HydrateOn } from '../domain/page/hydrate-on.ts'
import type { BlockProps } from './block-props.ts'
import { type BlockFields, type EditorField, editorOf } from './fields.ts'

type BlockDefinition = {
  schema: z.ZodMiniType
  fields: Readonly<Record<string, EditorField>>
  example: object
}

/**
 * What a block stores and an example. Editor, validation, tests and gallery derive from it: `fields`
 * becomes how the editor asks for each, and `schema` validates the block.
 */
export const defineBlock = <Fields extends BlockFields>(definition: {
  fields: Fields
  example: z.input<z.ZodMiniObject<Fields>>
}) => ({
  schema: z.object(definition.fields),
  fields: editorOf(definition.fields),
  example: definition.example,
})

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
