import type { EditorField } from '../../blocks/define-block.ts'
import { definitions } from '../../blocks/definitions.ts'
import type { RichNode, RichText } from '../../blocks/rich-text.ts'
import type { Language } from '../../domain/language.ts'
import type { StoredBlock } from '../db/tables/content.ts'
import { type Fields, isBlockType, isValues, type Values } from './block-values.ts'
import { shownFields } from './present-blocks.ts'

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as HTML: whatever it says, letters. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)

const inElement = (name: string, inside: string) => `<${name}>${inside}</${name}>`

const linkTo = (to: string, inside: string) => `<a href="${escapeHtml(to)}">${inside}</a>`

const elements = {
  paragraph: 'p',
  item: 'li',
  strong: 'strong',
  emphasis: 'em',
  quote: 'blockquote',
  heading: 'h3',
} as const

const nodeHtml = (node: RichNode): string => {
  if (typeof node === 'string') return escapeHtml(node)
  if (node.type === 'icon') return ''
  if (!('of' in node)) return node.type === 'rule' ? '<hr>' : '<br>'
  const inside = richHtml(node.of)
  if (node.type === 'link') return linkTo(node.to, inside)
  if (node.type === 'list') return inElement(node.isOrdered ? 'ol' : 'ul', inside)
  return inElement(elements[node.type], inside)
}

/** Running text as HTML. */
export const richHtml = (text: RichText): string => text.map(nodeHtml).join('')

/** The same fields with running text as HTML. */
const withHtml = (values: Values, fields: Fields): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name]
      if (field?.type === 'richtext' && Array.isArray(value)) return [name, richHtml(value)]
      if (field?.type === 'list' && Array.isArray(value))
        return [name, value.map((each) => (isValues(each) ? withHtml(each, field.of) : each))]
      return [name, value]
    }),
  )

/** The address of a drawing by its name; an uploaded picture has one. */
export const pictureAddress = (picture: string) =>
  picture.startsWith('/') ? picture : `/illustrations/${picture}.svg`

/** What a link says stands in the field beside it: `button_link`, `button_text`. */
const textBeside = (name: string, values: Values) => {
  const beside = name.replace(/link(?=_\d+$|$)/, 'text')
  const text = beside === name ? undefined : values[beside]
  return typeof text === 'string' && text ? { name: beside, text } : undefined
}

const fieldHtml = (name: string, value: unknown, field: EditorField, values: Values): string => {
  if (field.type === 'list' && Array.isArray(value)) {
    const items = value.map((each) => (isValues(each) ? fieldsHtml(each, field.of) : ''))
    return items.some(Boolean)
      ? inElement('ul', items.map((item) => inElement('li', item)).join(''))
      : ''
  }
  if (typeof value !== 'string' || value === '') return ''
  if (field.type === 'richtext') return value
  if (field.type === 'picture')
    return `<p><img src="${escapeHtml(pictureAddress(value))}" alt=""></p>`
  if (field.type === 'link' || field.type === 'file')
    return inElement('p', linkTo(value, escapeHtml(textBeside(name, values)?.text ?? value)))
  if (field.type === 'textarea') return inElement('p', escapeHtml(value).replaceAll('\n', '<br>'))
  if (field.type !== 'text') return ''
  return inElement(/title|heading/.test(name) ? 'h2' : 'p', escapeHtml(value))
}

const fieldsHtml = (values: Values, fields: Fields): string => {
  const said = new Set(Object.keys(values).map((name) => textBeside(name, values)?.name))
  return Object.entries(fields)
    .filter(([name]) => !said.has(name))
    .map(([name, field]) => fieldHtml(name, values[name], field, values))
    .join('')
}

export type WrittenBlock = { acf_fc_layout: string } & Values

/** A block as the API gives it, and as HTML; undefined for one that cannot be read. */
export const writeBlock = (
  { type, ...stored }: StoredBlock,
  language: Language,
): { fields: WrittenBlock; html: string } | undefined => {
  if (!isBlockType(type)) return undefined
  const { schema, fields } = definitions[type]
  const read = schema.safeParse(stored)
  if (!read.success || !isValues(read.data)) return undefined
  const values = withHtml(shownFields(read.data, fields, language), fields)
  return {
    fields: { ...values, acf_fc_layout: type },
    html: `<section>${fieldsHtml(values, fields)}</section>`,
  }
}
