import type { PresentedBlock } from '../../blocks/block-props.ts'
import type { EditorField } from '../../blocks/fields.ts'
import { blockManifest, isBlockType } from '../../blocks/manifest.ts'
import type { Language } from '../../domain/language.ts'
import type { StoredBlock } from '../db/tables/content.ts'
import type { BlockContext } from './block-facts/fact.ts'
import { blockFacts } from './block-facts.ts'
import { type Fields, isValues, type Values } from './block-values.ts'
import { linkAddress } from './link-address.ts'
import { findPictures, type ShowPicture } from './pictures/find-pictures.ts'
import { readRichText } from './rich-text.ts'

type Field = EditorField | undefined

/** How links and pictures are shown in a language. */
type Presentation = { language: Language; showPicture: ShowPicture }

const presentValue = (value: unknown, field: Field, presentation: Presentation): unknown => {
  const { language, showPicture } = presentation
  if (typeof value === 'string' && field?.type === 'richtext')
    return readRichText(value, (link) => linkAddress(link, language))
  if (typeof value === 'string' && field?.type === 'image') return showPicture(value)
  if (typeof value === 'string' && field?.type === 'link')
    return value && linkAddress(value, language)
  if (Array.isArray(value) && field?.type === 'list')
    return value.map((each) => (isValues(each) ? shownFields(each, field.of, presentation) : each))
  return value
}

/** Resolves links and pictures and parses Markdown; other values stay as stored. */
export const shownFields = (values: Values, fields: Fields, presentation: Presentation) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      presentValue(value, fields[name], presentation),
    ]),
  )

type Fact = (fields: never, context: BlockContext) => Promise<unknown>

const facts: Readonly<Record<string, Fact | undefined>> = blockFacts

/**
 * Validates blocks, resolves links and pictures, parses Markdown and adds data (`blockFacts`). Invalid blocks
 * are reported and skipped.
 */
export const presentBlocks = async (
  blocks: readonly StoredBlock[],
  context: BlockContext,
  report: (error: unknown) => void,
): Promise<PresentedBlock[]> => {
  const { language, services } = context
  const showPicture = await findPictures(services.db, language)
  const present = async ({ type, ...stored }: StoredBlock): Promise<PresentedBlock[]> => {
    if (!isBlockType(type)) return [{ type }]
    try {
      const definition = blockManifest[type].definition
      const fields: Record<string, unknown> = definition.schema.parse(stored)
      const fact = facts[type]
      const data = fact && (await fact(fields as never, context))
      return [
        {
          type,
          ...shownFields(fields, definition.fields, { language, showPicture }),
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
