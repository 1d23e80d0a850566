import type { EditorField } from '../../../blocks/fields.ts'
import { blockManifest, isBlockType } from '../../../blocks/manifest.ts'
import { illustrationNames } from '../../../domain/content/illustration-subjects.ts'
import type { ContentBlock } from '../../../domain/content/page-content.ts'
import { pictureReference } from '../../../domain/media/picture-address.ts'
import type { ImportNote } from '../../../messages/server/shop-import.ts'
import { checkContent } from '../../content/editing/check-content.ts'
import type { ImportContext } from '../import-context.ts'
import { findMedia } from '../media/import-media.ts'
import { isRecord, type SourceRecord } from '../source/shop-source.ts'
import { flagOf, textOf } from '../source-fields.ts'
import { plainText } from './plain-text.ts'
import { readHtml } from './read-html.ts'

/** How the parts of a page are taken over, and what was found that this site does not have. */
export type Conversion = {
  context: ImportContext
  resolve: (href: string) => string | undefined
  /** The number of this shop, which texts name as `{phone}`. */
  phone: string
  /** What an editor has to look at: the page stays a draft. */
  problem: (note: ImportNote) => void
  /** Fields and blocks that this site does not have, by name. */
  unknown: Record<string, unknown>
}

const illustrations = new Set(illustrationNames)

/** The stored reference of a picture; '' if there is none. */
export const convertPicture = async (
  { context, problem }: Pick<Conversion, 'context' | 'problem'>,
  value: unknown,
): Promise<string> => {
  const address = isRecord(value) ? textOf(value.url) : textOf(value)
  const [, drawing = ''] = /^(?:.*\/illustrations\/)?([a-z0-9-]+)(?:\.svg)?$/.exec(address) ?? []
  if (illustrations.has(drawing)) return drawing
  const found = await findMedia(context, value)
  if (!found) return ''
  if ('id' in found && found.isPicture) return found.id ? pictureReference(found.id) : 'arnica'
  problem(['page-picture', address, 'problem' in found ? found.problem : ['file-no-picture']])
  return ''
}

/** Files that a text links to are imported before it is read. */
const importLinkedFiles = async ({ context }: Conversion, html: string) => {
  for (const [, address = ''] of html.matchAll(/href="([^"]*\/(?:uploads|files)\/[^"]+\.pdf)"/gi))
    await findMedia(context, address)
}

type Text = { markdown: string; pictures: ContentBlock[] }

/** HTML as Markdown; its pictures become blocks. */
const convertText = async (conversion: Conversion, html: string): Promise<Text> => {
  const blocks = await convertHtml(conversion, html)
  return {
    markdown: blocks.flatMap(({ text }) => (text === undefined ? [] : [text])).join('\n\n'),
    pictures: blocks.filter(({ type }) => type !== 'text'),
  }
}

/** Characters of a text block. */
const maxTextLength = 40_000

/** A text in blocks of their length, cut between paragraphs where it has them. */
const textBlocks = (text: string): ContentBlock[] => {
  if (text.length <= maxTextLength) return [{ type: 'text', text }]
  const end = text.lastIndexOf('\n\n', maxTextLength)
  const cut = end > 0 ? end : maxTextLength
  return [{ type: 'text', text: text.slice(0, cut) }, ...textBlocks(text.slice(cut).trim())]
}

/** HTML as blocks: texts, and the pictures between them. */
export const convertHtml = async (
  conversion: Conversion,
  html: string,
): Promise<ContentBlock[]> => {
  const { resolve, phone, problem } = conversion
  await importLinkedFiles(conversion, html)
  const { parts, unknown } = readHtml(html, resolve)
  for (const name of unknown) problem(['element-unknown', name])
  const phoneLink = `[${phone}](tel:${phone.replace(/[^+\d]/g, '')})`
  const blocks: ContentBlock[] = []
  for (const part of parts) {
    if ('markdown' in part) {
      const text = phone ? part.markdown.replaceAll(phoneLink, '{phone}') : part.markdown
      blocks.push(...textBlocks(text))
      continue
    }
    const image = await convertPicture(conversion, part.src)
    const alt = plainText(part.alt).slice(0, 200)
    if (image) blocks.push({ type: 'header_image', image, ...(alt && { alt }) })
  }
  return blocks
}

type Converted = { value: unknown; pictures?: ContentBlock[] }

const convertValue = async (
  conversion: Conversion,
  value: unknown,
  field: EditorField,
  name: string,
): Promise<Converted> => {
  const { resolve, problem, phone } = conversion
  const address = isRecord(value) ? textOf(value.url) || textOf(value.link) : textOf(value)
  switch (field.type) {
    case 'richtext': {
      const { markdown, pictures } = await convertText(conversion, textOf(value))
      return { value: markdown, pictures }
    }
    case 'image':
      return { value: await convertPicture(conversion, value) }
    case 'file': {
      // A file that was put here without the library.
      const [own, id = ''] = /^\/files\/([\w-]+)\.pdf$/.exec(address) ?? []
      if (own && (await conversion.context.files.size(id)) !== undefined) return { value: own }
      const found = await findMedia(conversion.context, value)
      if (found && 'problem' in found) problem(['page-picture', address, found.problem])
      return { value: found && 'id' in found ? `/files/${found.id || 'new'}.pdf` : '' }
    }
    case 'link':
      return { value: address && (resolve(address) ?? '') }
    case 'list': {
      const rows = Array.isArray(value) ? value : []
      const pictures: ContentBlock[] = []
      const converted: unknown[] = []
      for (const row of rows) {
        if (!isRecord(row)) continue
        const read = await convertFields(conversion, row, field.of, name)
        converted.push(read.fields)
        pictures.push(...read.pictures)
      }
      return { value: converted, pictures }
    }
    case 'number': {
      const number = Number(textOf(value))
      return { value: textOf(value) === '' || Number.isNaN(number) ? undefined : number }
    }
    case 'switch':
      return { value: flagOf(value) }
    case 'date':
      return {
        value: textOf(value)
          .replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
          .slice(0, 10),
      }
    case 'topic':
      return { value: textOf(value).replace(/^health\./, '') }
    case 'select': {
      const choice = textOf(value).toLowerCase()
      if (choice && !field.options.includes(choice)) problem(['choice-unknown', name, choice])
      return { value: field.options.includes(choice) ? choice : undefined }
    }
    case 'product':
      return { value: isRecord(value) ? textOf(value.slug ?? value.post_name) : textOf(value) }
    default: {
      const text = plainText(textOf(value))
      const oneLine = field.type === 'textarea' || field.type === 'essentials'
      const shown = oneLine ? text : text.replace(/\s*\n\s*/g, ' ')
      return { value: phone ? shown.replaceAll(phone, '{phone}') : shown }
    }
  }
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || value === false

/** Fields of the entries of `health_topics_display` that their key decides. */
const derived = new Set(['name', 'preview_image', 'link'])

const convertFields = async (
  conversion: Conversion,
  row: SourceRecord,
  fields: Readonly<Record<string, EditorField>>,
  path: string,
) => {
  const converted: Record<string, unknown> = {}
  const pictures: ContentBlock[] = []
  for (const [name, value] of Object.entries(row)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (name === 'acf_fc_layout' || value === null || value === undefined) continue
    if (!field) {
      if (isEmpty(value) || (fields.key?.type === 'topic' && derived.has(name))) continue
      conversion.unknown[`${path}.${name}`] = value
      conversion.problem(['field-unknown', `${path}.${name}`])
      continue
    }
    const read = await convertValue(conversion, value, field, `${path}.${name}`)
    pictures.push(...(read.pictures ?? []))
    if (read.value !== undefined) converted[name] = read.value
  }
  return { fields: converted, pictures }
}

/** All texts of a value, in their order. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return isRecord(value)
    ? Object.entries(value).flatMap(([name, part]) =>
        name === 'acf_fc_layout' ? [] : textsIn(part),
      )
    : []
}

const issuesOf = (block: ContentBlock): string | undefined => {
  const checked = checkContent({ title: '-', blocks: [block] })
  return checked.ok
    ? undefined
    : checked.refusal.map(({ path, problem }) => `${path.slice(2).join('.')} ${problem}`).join(', ')
}

/** A layout that this site does not have: its texts, below its name, for the editor. */
const textOnly = async (conversion: Conversion, layout: string, row: SourceRecord) => {
  conversion.unknown[`block ${layout}`] = [conversion.unknown[`block ${layout}`] ?? [], row].flat()
  const { markdown, pictures } = await convertText(
    conversion,
    textsIn(row)
      .map((text) => `<p>${text}</p>`)
      .join(''),
  )
  return [
    { type: 'text', heading: `[${layout}]`.slice(0, 200), text: markdown || '–' },
    ...pictures,
  ]
}

/** A layout of ACF's flexible content as blocks of this site. */
export const convertLayout = async (
  conversion: Conversion,
  row: SourceRecord,
): Promise<ContentBlock[]> => {
  const layout = textOf(row.acf_fc_layout)
  const type = layout.replaceAll('-', '_')
  if (!isBlockType(type)) {
    conversion.problem(['block-unknown', layout])
    return textOnly(conversion, layout, row)
  }
  const { fields: editors } = blockManifest[type].definition
  const { fields, pictures } = await convertFields(conversion, row, editors, layout)
  const block = { ...fields, type }
  const issues = issuesOf(block)
  if (!issues) return [block, ...pictures]
  conversion.problem(['block-invalid', layout, issues])
  return textOnly(conversion, layout, row)
}
