import type { Nodes, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import type { PresentedBlock } from '../../blocks/block-props.ts'
import type { EditorField } from '../../blocks/fields.ts'
import { blockManifest, isBlockType } from '../../blocks/manifest.ts'
import type { RichNode, RichText } from '../../blocks/rich-text.ts'
import { keepLineBreaks } from '../../domain/content/line-breaks.ts'
import type { Language } from '../../domain/language.ts'
import type { StoredBlock } from '../db/tables/content.ts'
import type { BlockContext } from './block-facts/fact.ts'
import { blockFacts } from './block-facts.ts'
import { type BlockValues, type Fields, isValues } from './block-values.ts'
import { linkAddress } from './link-address.ts'
import { option } from './options.ts'
import { findPictures, type ShowPicture } from './pictures/find-pictures.ts'

/** Shortcode of an icon: `[icon_leaf]` (D2 §3). */
const iconPattern = /\[icon_([a-z0-9-]+)\]/

/** Splits at shortcodes; odd parts are icon names. */
const splitIcons = (text: string): RichText =>
  text
    .split(iconPattern)
    .map((part, at): RichNode => (at % 2 === 1 ? { type: 'icon', name: part } : part))
    .filter((node) => node !== '')

/** Anchored at a boundary, so that matching takes linear time. */
const emailPattern = /((?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+)/

/** Splits at e-mail addresses; odd parts are addresses. */
const withMailLinks = (text: string, addressOf: AddressOf): RichText =>
  text.split(emailPattern).flatMap((part, at): RichText => {
    const to = at % 2 === 1 ? addressOf(`mailto:${part}`) : undefined
    return to ? [{ type: 'link', to, of: [part] }] : splitIcons(part)
  })

type AddressOf = (link: string) => string | undefined

/** Maximum nesting; deeper content is dropped. */
const maxDepth = 12

const plainTypes = {
  paragraph: 'paragraph',
  listItem: 'item',
  strong: 'strong',
  emphasis: 'emphasis',
  blockquote: 'quote',
  heading: 'heading',
} as const

const isPlain = (type: string): type is keyof typeof plainTypes => Object.hasOwn(plainTypes, type)

/** Unwraps a list item that contains only one paragraph. */
const unwrapped = (nodes: readonly (RootContent | PhrasingContent)[]) => {
  const [only, ...others] = nodes
  return only?.type === 'paragraph' && others.length === 0 ? only.children : nodes
}

const readNodes = (nodes: readonly Nodes[], addressOf: AddressOf, depth: number): RichText =>
  depth > maxDepth ? [] : nodes.flatMap((node) => readOne(node, addressOf, depth))

/** Links cannot contain links. */
const noAddress: AddressOf = () => undefined

const readOne = (node: Nodes, addressOf: AddressOf, depth: number): RichText => {
  const inside = (children: readonly Nodes[], address = addressOf) =>
    readNodes(children, address, depth + 1)
  if (node.type === 'text') return withMailLinks(node.value, addressOf)
  // HTML and code stay text.
  if (node.type === 'html' || node.type === 'code' || node.type === 'inlineCode')
    return [node.value]
  if (node.type === 'break') return [{ type: 'break' }]
  if (node.type === 'thematicBreak') return [{ type: 'rule' }]
  if (node.type === 'list')
    return [{ type: 'list', isOrdered: node.ordered === true, of: inside(node.children) }]
  if (node.type === 'listItem') return [{ type: 'item', of: inside(unwrapped(node.children)) }]
  if (node.type === 'link') {
    const to = addressOf(node.url)
    return to ? [{ type: 'link', to, of: inside(node.children, noAddress) }] : inside(node.children)
  }
  if (isPlain(node.type) && 'children' in node)
    return [{ type: plainTypes[node.type], of: inside(node.children) }]
  return 'children' in node ? inside(node.children) : []
}

/**
 * Parses Markdown (CommonMark) into a tree of known nodes; HTML stays text. `addressOf` resolves
 * links; of undefined ones only the text remains.
 */
export const readRichText = (markdown: string, addressOf: AddressOf): RichText =>
  readNodes(fromMarkdown(keepLineBreaks(markdown)).children, addressOf, 0)

type Field = EditorField | undefined

/** How links and pictures are shown in a language; `phone` is the laboratory's number. */
type Presentation = { language: Language; showPicture: ShowPicture; phone: string }

/** Texts name the number of the options as `{phone}`, so that it is declared once. */
const withPhone = (text: string, phone: string) => text.replaceAll('{phone}', phone)

const phoneLink = (phone: string) => phone && `[${phone}](tel:${phone.replace(/[^+\d]/g, '')})`

const presentValue = (value: unknown, field: Field, presentation: Presentation): unknown => {
  const { language, showPicture, phone } = presentation
  if (typeof value === 'string' && field?.type === 'richtext')
    return readRichText(withPhone(value, phoneLink(phone)), (link) => linkAddress(link, language))
  if (typeof value === 'string' && field?.type === 'image') return showPicture(value)
  if (typeof value === 'string' && field?.type === 'link')
    return value && linkAddress(value, language)
  if (Array.isArray(value) && field?.type === 'list')
    return value.map((each) => (isValues(each) ? shownFields(each, field.of, presentation) : each))
  return typeof value === 'string' ? withPhone(value, phone) : value
}

/** Resolves links and pictures and parses Markdown; other values stay as stored. */
export const shownFields = (values: BlockValues, fields: Fields, presentation: Presentation) =>
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
  const phone = await option(services.db, 'contact_phone_number')
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
          ...shownFields(fields, definition.fields, { language, showPicture, phone }),
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
