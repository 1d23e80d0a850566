import * as z from 'zod/mini'

/** A block as it is stored: its type and the fields of its definition. */
export type ContentBlock = { readonly type: string; readonly [field: string]: unknown }

const oneLine = (longest: number) =>
  z._default(z.string().check(z.trim(), z.maxLength(longest), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)), '')

const paragraph = (longest: number) =>
  z._default(
    z.string().check(z.trim(), z.maxLength(longest), z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\r\n\t])*$/u)),
    '',
  )

const picture = z._default(
  z.string().check(z.maxLength(300), z.regex(/^([a-z0-9][a-z0-9-]*|\/media\/[\w./-]+)?$/)),
  '',
)

const place = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z._default(z.enum(names), 'center' as Names[number])

/** What an editor writes besides the blocks; '' for what is not set. Described at `PageHead`. */
export const pageHeadSchema = z.object({
  title: z
    .string()
    .check(z.trim(), z.minLength(1), z.maxLength(200), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)),
  /** For search engines. */
  description: oneLine(300),
  lead: paragraph(2_000),
  picture,
  picturePosition: z._default(
    z.object({
      x: place(['left', 'center', 'right']),
      y: place(['top', 'center', 'bottom']),
    }),
    { x: 'center', y: 'center' },
  ),
  preview: picture,
  tagline: oneLine(200),
  caption: oneLine(200),
  slug: z._default(z.string().check(z.maxLength(120), z.regex(/^[a-z0-9_-]*$/)), ''),
  /** ISO day of a post. */
  date: z._default(z.union([z.literal(''), z.iso.date()]), ''),
  position: z._default(z.int().check(z.minimum(0), z.maximum(100_000)), 0),
  meta: z._default(
    z
      .array(
        z.object({
          property: z.optional(z.string().check(z.maxLength(80))),
          name: z.optional(z.string().check(z.maxLength(80))),
          content: z.string().check(z.maxLength(1_000)),
        }),
      )
      .check(z.maxLength(40)),
    [],
  ),
})

/** The text of a page in one language, as editors see it. */
export type PageContent = z.infer<typeof pageHeadSchema> & {
  readonly blocks: readonly ContentBlock[]
}

/** A problem of a page, at a field of the head or of a block (`['blocks', 2, 'title']`). */
export type ContentIssue = {
  readonly path: readonly (string | number)[]
  readonly problem: 'missing' | 'too-long' | 'invalid' | 'unknown-block'
}
