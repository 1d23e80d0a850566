import type { BlockComponent } from '../../blocks/block-component.ts'
import type { EditorField } from '../../blocks/define-block.ts'
import { definitions } from '../../blocks/definitions.ts'
import type { Language } from '../../domain/language.ts'
import type { StoredBlock } from '../db/tables/content.ts'
import type { BlockContext } from './block-facts/fact.ts'
import { blockFacts } from './block-facts.ts'
import { type Fields, isBlockType, isValues, type Values } from './block-values.ts'
import { linkAddress } from './link-address.ts'
import { readRichText } from './rich-text.ts'

type Field = EditorField | undefined

const shown = (value: unknown, field: Field, language: Language): unknown => {
  if (typeof value === 'string' && field?.type === 'richtext')
    return readRichText(value, (link) => linkAddress(link, language))
  if (typeof value === 'string' && field?.type === 'link')
    return value && linkAddress(value, language)
  if (Array.isArray(value) && field?.type === 'list')
    return value.map((each) => (isValues(each) ? shownFields(each, field.of, language) : each))
  return value
}

/** Links as addresses, Markdown as a tree; the rest as it is stored. */
export const shownFields = (values: Values, fields: Fields, language: Language) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, shown(value, fields[name], language)]),
  )

type Fact = (fields: never, telling: BlockContext) => Promise<unknown>

const facts: Readonly<Record<string, Fact | undefined>> = blockFacts

/**
 * Blocks as pages show them: checked once more, links as addresses, Markdown as a tree, with what
 * they tell besides. One that cannot be read is reported and left out; the page stands.
 */
export const presentBlocks = async (
  blocks: readonly StoredBlock[],
  telling: BlockContext,
  report: (error: unknown) => void,
): Promise<BlockComponent[]> => {
  const present = async ({ type, ...stored }: StoredBlock): Promise<BlockComponent[]> => {
    if (!isBlockType(type)) return [{ type }]
    try {
      const definition = definitions[type]
      const fields: Record<string, unknown> = definition.schema.parse(stored)
      const fact = facts[type]
      const data = fact && (await fact(fields as never, telling))
      return [
        {
          type,
          ...shownFields(fields, definition.fields, telling.language),
          ...(fact && { data }),
        },
      ]
    } catch (error) {
      report(error)
      return []
    }
  }
  return (await Promise.all(blocks.map(present))).flat()
}
