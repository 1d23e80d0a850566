import type { EditorField } from '../../blocks/fields.ts'
import { blockManifest, type FieldsOf, isBlockType } from '../../blocks/manifest.ts'
import type { RichNode, RichText } from '../../blocks/rich-text.ts'
import type { Language } from '../../domain/language.ts'
import { escapeMarkup } from '../../domain/xml-characters.ts'
import type { StoredBlock } from '../db/tables/content.ts'
import { type BlockValues, type Fields, isValues } from './block-values.ts'
import { chosenTopics, type findTopics } from './find-topics.ts'
import type { ShowPicture } from './pictures/find-pictures.ts'
import { shownFields } from './present-blocks.ts'

const wrapIn = (name: string, inside: string) => `<${name}>${inside}</${name}>`

const linkTo = (to: string, inside: string) => `<a href="${escapeMarkup(to)}">${inside}</a>`

const elements = {
  paragraph: 'p',
  item: 'li',
  strong: 'strong',
  emphasis: 'em',
  quote: 'blockquote',
  heading: 'h3',
} as const

const nodeHtml = (node: RichNode): string => {
  if (typeof node === 'string') return escapeMarkup(node)
  if (node.type === 'icon') return `[icon_${node.name}]`
  if (!('of' in node)) return node.type === 'rule' ? '<hr>' : '<br>'
  const inside = richHtml(node.of)
  if (node.type === 'link') return linkTo(node.to, inside)
  if (node.type === 'list') return wrapIn(node.isOrdered ? 'ol' : 'ul', inside)
  return wrapIn(elements[node.type], inside)
}

/** Rich text as HTML; icons stay shortcodes for the API's clients (D2 §3). */
const richHtml = (text: RichText): string => text.map(nodeHtml).join('')

/** The absolute address of an illustration by name, or of an uploaded image without its facts. */
export const pictureAddress = (picture: string, origin: string) => {
  if (picture.startsWith('https:')) return picture
  return (
    origin +
    (picture.startsWith('/') ? picture.replace(/#.*/, '') : `/illustrations/${picture}.svg`)
  )
}

/** Fields with rich text as HTML and images as absolute addresses. */
const withHtml = (values: BlockValues, fields: Fields, origin: string): BlockValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name]
      if (field?.type === 'richtext' && Array.isArray(value)) return [name, richHtml(value)]
      if (field?.type === 'image' && typeof value === 'string' && value)
        return [name, pictureAddress(value, origin)]
      if (field?.type === 'list' && Array.isArray(value))
        return [
          name,
          value.map((each) => (isValues(each) ? withHtml(each, field.of, origin) : each)),
        ]
      return [name, value]
    }),
  )

/** The text of a link is in the field beside it: `button_text` for `button_link`. */
const textBeside = (name: string, values: BlockValues) => {
  const beside = name.replace(/link(?=_\d+$|$)/, 'text')
  const text = beside === name ? undefined : values[beside]
  return typeof text === 'string' && text ? { name: beside, text } : undefined
}

const image = (src: string, alt: unknown) =>
  `<img src="${escapeMarkup(src)}" alt="${typeof alt === 'string' ? escapeMarkup(alt) : ''}">`

/** Icons as elements that clients style. */
const replaceIcons = (html: string) =>
  html.replace(/\[icon_([a-z0-9-]+)\]/g, '<i class="icon_$1"></i>')

const fieldHtml = (
  name: string,
  value: unknown,
  field: EditorField,
  values: BlockValues,
): string => {
  if (field.type === 'list' && Array.isArray(value)) {
    const items = value.map((each) => (isValues(each) ? fieldsHtml(each, field.of) : ''))
    return items.some(Boolean) ? wrapIn('ul', items.map((item) => wrapIn('li', item)).join('')) : ''
  }
  if (typeof value !== 'string' || value === '') return ''
  if (field.type === 'richtext') return replaceIcons(value)
  if (field.type === 'image')
    return wrapIn('p', image(value, name === 'image' ? values.alt : undefined))
  if (field.type === 'link' || field.type === 'file')
    return wrapIn('p', linkTo(value, escapeMarkup(textBeside(name, values)?.text ?? value)))
  if (field.type === 'textarea' || field.type === 'essentials')
    return wrapIn('p', escapeMarkup(value).replaceAll('\n', '<br>'))
  if (field.type !== 'text' && field.type !== 'product') return ''
  return wrapIn(/title|heading/.test(name) ? 'h2' : 'p', escapeMarkup(value))
}

const fieldsHtml = (values: BlockValues, fields: Fields): string => {
  const writtenTexts = new Set(Object.keys(values).map((name) => textBeside(name, values)?.name))
  return Object.entries(fields)
    .filter(([name]) => !writtenTexts.has(name) && name !== 'alt')
    .map(([name, field]) => fieldHtml(name, values[name], field, values))
    .join('')
}

/** Target of the output; `topics`: the health topics in the language. */
export type OutputContext = {
  language: Language
  origin: string
  topics: Awaited<ReturnType<typeof findTopics>>
  showPicture: ShowPicture
  /** The laboratory's number, which texts name as `{phone}`. */
  phone: string
}

type WrittenBlock = { fields: { acf_fc_layout: string } & BlockValues; html: string }

/** The API lists topics with name and preview (D2 §3); the block stores selected keys. */
const writeTopics = (
  { title = '', topics: wanted }: FieldsOf<'health_topics_display'>,
  { topics: all, origin }: OutputContext,
): WrittenBlock => {
  const topics = chosenTopics(all, wanted).map(({ key, title: name, picture, to }) => ({
    key,
    name,
    preview_image: pictureAddress(picture, origin),
    link: to,
  }))
  const items = topics.map(({ name, preview_image, link }) =>
    wrapIn('li', linkTo(link, image(preview_image, '') + escapeMarkup(name))),
  )
  const heading = title && wrapIn('h2', escapeMarkup(title))
  return {
    fields: { title, topics, acf_fc_layout: 'health_topics_display' },
    html: wrapIn('section', heading + wrapIn('ul', items.join(''))),
  }
}

/** A block as API fields and as HTML; undefined if it is invalid. */
export const writeBlock = (
  { type, ...stored }: StoredBlock,
  output: OutputContext,
): WrittenBlock | undefined => {
  if (!isBlockType(type)) return undefined
  if (type === 'health_topics_display') {
    const { data } = blockManifest[type].definition.schema.safeParse(stored)
    return data && writeTopics(data, output)
  }
  const { schema, fields } = blockManifest[type].definition
  const parsed = schema.safeParse(stored)
  if (!parsed.success || !isValues(parsed.data)) return undefined
  const values = withHtml(shownFields(parsed.data, fields, output), fields, output.origin)
  return {
    fields: { ...values, acf_fc_layout: type },
    html: wrapIn('section', fieldsHtml(values, fields)),
  }
}
