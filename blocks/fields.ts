import * as z from 'zod/mini'

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

/** A stored field: how its value is validated, and how the editor asks for it. */
export const field = <Schema extends z.ZodMiniType>(schema: Schema, editor: EditorField) =>
  Object.assign(schema, { editor })

/** The fields of a block, or of the entries of a list. */
export type BlockFields = Readonly<Record<string, z.ZodMiniType & { readonly editor: EditorField }>>

export const editorOf = <Fields extends BlockFields>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { editor }]) => [name, editor]),
  ) as Readonly<Record<keyof Fields & string, EditorField>>

/**
 * Removes what databases and XML reject: control characters, and halves of characters that were cut
 * in two. Pasted texts have them unseen.
 */
const storable = z.overwrite<string>((text) => text.replace(/[^\P{Cc}\t\n\r]|\p{Cs}/gu, ''))

const optionalText = (maxLength: number) =>
  z.optional(z.string().check(storable, z.trim(), z.maxLength(maxLength)))
const requiredText = (maxLength: number) =>
  z.string().check(storable, z.trim(), z.minLength(1), z.maxLength(maxLength))

/** One line. */
export const line = field(requiredText(200), { type: 'text' })
export const maybeLine = field(optionalText(200), { type: 'text' })

/** Several lines of plain text. */
export const lines = field(requiredText(4_000), { type: 'textarea' })
export const maybeLines = field(optionalText(4_000), { type: 'textarea' })

/** Markdown; components receive fields of this brand as a tree (rich-text.ts). */
export const richText = field(requiredText(40_000).brand<'rich'>(), { type: 'richtext' })
export const maybeRichText = field(
  z.optional(z.string().check(storable, z.trim(), z.maxLength(40_000)).brand<'rich'>()),
  { type: 'richtext' },
)

/** An address, or '' where the editor has emptied the field. */
const optional = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(z.union([z.literal(''), schema]))

/** A page of the site, another site, a mail address or a phone number; no scheme that runs code. */
const linkPattern =
  /^(page:[a-z][\w.-]*(\/[\w-]+)?(\?[\w=&-]*)?|\/(?![/\\])[^\s"<>\\]*|https:\/\/[^\s"<>\\]+|mailto:[^\s"<>\\]+|tel:\+?[\d ]+)$/

export const link = field(z.string().check(z.trim(), z.maxLength(500), z.regex(linkPattern)), {
  type: 'link',
})
export const maybeLink = field(optional(link), { type: 'link' })

/** The name of an illustration in public/illustrations, or the address of an uploaded image. */
export const image = field(
  z.string().check(z.maxLength(300), z.regex(/^([a-z0-9][a-z0-9-]*|\/media\/[\w./-]+)$/)),
  { type: 'image' },
)
export const maybeImage = field(optional(image), { type: 'image' })

/** A name in parts/content-icon-names.ts; unknown names render nothing. */
const icon = z.string().check(z.maxLength(60), z.regex(/^[a-z0-9-]+$/))
export const maybeIcon = field(optional(icon), { type: 'icon' })

/** The address of a file of this site. */
export const file = field(z.string().check(z.maxLength(300), z.regex(/^\/(?!\/)[\w./-]+$/)), {
  type: 'file',
})
export const maybeFile = field(optional(file), { type: 'file' })

/** An ISO day, 2026-11-21. */
export const day = field(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)), { type: 'date' })

export const maybeSwitch = field(z.optional(z.boolean()), { type: 'switch' })

export const maybeInteger = (minimum: number, maximum: number) =>
  field(z.optional(z.int().check(z.minimum(minimum), z.maximum(maximum))), { type: 'number' })

export const maybeChoice = <const Options extends readonly string[]>(...options: Options) =>
  field(z.optional(z.enum(options)), { type: 'select', options })

export const degrees = (most: number) =>
  field(z.number().check(z.minimum(-most), z.maximum(most)), { type: 'number' })

/** The slug of a product. */
export const product = field(requiredText(200), { type: 'product' })

/** The key of a health topic, without `health.`. */
export const topic = field(requiredText(200), { type: 'topic' })

/** One name with its link per line: `Arnica montana:page:shop.homeopathy.remedies`. */
export const essentials = field(requiredText(4_000), { type: 'essentials' })

/** Entries with fields; a new block has an empty one. */
export const list = <Fields extends BlockFields>(most: number, fields: Fields, least = 1) =>
  field(z.array(z.object(fields)).check(z.minLength(least), z.maxLength(most)), {
    type: 'list',
    most,
    of: editorOf(fields),
  })

/** Entries with fields; a new block has none. */
export const maybeList = <Fields extends BlockFields>(most: number, fields: Fields) =>
  field(z.optional(z.array(z.object(fields)).check(z.maxLength(most))), {
    type: 'list',
    most,
    of: editorOf(fields),
    startsEmpty: true,
  })
