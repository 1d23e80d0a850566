import type { EditorField } from '../../blocks/define-block.ts'
import { type BlockType, blockTypes, definitions } from '../../blocks/definitions.ts'
import { link as linkSchema } from '../../blocks/fields.ts'
import type { ShownBlock } from '../../blocks/shown-block.ts'
import type { Language } from '../../domain/language.ts'
import { addressOf } from '../../domain/page/address.ts'
import { destinationOf } from '../../domain/page/redirects.ts'
import { pageKeys } from '../../domain/page/route-words.ts'
import type { StoredBlock } from '../db/tables/content.ts'
import { blockFacts, type Telling } from './block-facts.ts'
import { readRichText } from './rich-text.ts'

const keys: ReadonlySet<string> = new Set(pageKeys)

/** `page:company.story` → `/de/unternehmen/geschichte`; undefined for what leads nowhere safe. */
export const linkAddress = (link: string, language: Language): string | undefined => {
  if (!linkSchema.safeParse(link).success) return undefined
  if (!link.startsWith('page:')) return link
  const [name = '', query] = link.slice('page:'.length).split('?')
  const key = pageKeys.find((one) => one === name)
  if (!key || !keys.has(name)) return undefined
  // Some need a parameter that a link in a text cannot have.
  try {
    return addressOf(language, destinationOf(key)) + (query ? `?${query}` : '')
  } catch {
    return undefined
  }
}

type Field = EditorField | undefined

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const shown = (value: unknown, field: Field, language: Language): unknown => {
  if (typeof value === 'string' && field?.type === 'richtext')
    return readRichText(value, (link) => linkAddress(link, language))
  if (typeof value === 'string' && field?.type === 'link')
    return value && linkAddress(value, language)
  if (Array.isArray(value) && field?.type === 'list')
    return value.map((each) => (isRecord(each) ? shownFields(each, field.of, language) : each))
  return value
}

const shownFields = (
  values: Record<string, unknown>,
  fields: Readonly<Record<string, EditorField>>,
  language: Language,
) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, shown(value, fields[name], language)]),
  )

const isBlockType = (type: string): type is BlockType => blockTypes.some((one) => one === type)

type Fact = (fields: never, telling: Telling) => Promise<unknown>

const facts: Readonly<Record<string, Fact | undefined>> = blockFacts

/**
 * Blocks as pages show them: checked once more, links as addresses, Markdown as a tree, with what
 * they tell besides. One that cannot be read is reported and left out; the page stands.
 */
export const presentBlocks = async (
  blocks: readonly StoredBlock[],
  telling: Telling,
  report: (error: unknown) => void,
): Promise<ShownBlock[]> => {
  const present = async ({ type, ...stored }: StoredBlock): Promise<ShownBlock[]> => {
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
