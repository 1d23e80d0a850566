import * as z from 'zod/mini'

/**
 * Removes what databases and XML reject: control characters, and halves of characters that were cut
 * in two. Pasted texts have them unseen.
 */
const storable = z.overwrite<string>((text) => text.replace(/[^\P{Cc}\t\n\r]|\p{Cs}/gu, ''))

/** One line. */
export const line = z.string().check(storable, z.trim(), z.minLength(1), z.maxLength(200))
export const maybeLine = z.optional(z.string().check(storable, z.trim(), z.maxLength(200)))

/** Several lines of plain text. */
export const lines = z.string().check(storable, z.trim(), z.minLength(1), z.maxLength(4_000))
export const maybeLines = z.optional(z.string().check(storable, z.trim(), z.maxLength(4_000)))

/** Markdown; components receive fields of this brand as a tree (rich-text.ts). */
export const richText = z
  .string()
  .check(storable, z.trim(), z.minLength(1), z.maxLength(40_000))
  .brand<'rich'>()
export const maybeRichText = z.optional(
  z.string().check(storable, z.trim(), z.maxLength(40_000)).brand<'rich'>(),
)

/** A page of the site, another site, a mail address or a phone number; no scheme that runs code. */
const linkPattern =
  /^(page:[a-z][\w.-]*(\/[\w-]+)?(\?[\w=&-]*)?|\/(?![/\\])[^\s"<>\\]*|https:\/\/[^\s"<>\\]+|mailto:[^\s"<>\\]+|tel:\+?[\d ]+)$/

export const link = z.string().check(z.trim(), z.maxLength(500), z.regex(linkPattern))
export const maybeLink = z.optional(z.union([z.literal(''), link]))

/** The name of an illustration in public/illustrations, or the address of an uploaded image. */
export const image = z
  .string()
  .check(z.maxLength(300), z.regex(/^([a-z0-9][a-z0-9-]*|\/media\/[\w./-]+)$/))
export const maybeImage = z.optional(z.union([z.literal(''), image]))

/** A name in parts/content-icon-names.ts; unknown names render nothing. */
const icon = z.string().check(z.maxLength(60), z.regex(/^[a-z0-9-]+$/))
export const maybeIcon = z.optional(z.union([z.literal(''), icon]))

/** The address of a file of this site. */
export const file = z.string().check(z.maxLength(300), z.regex(/^\/(?!\/)[\w./-]+$/))
export const maybeFile = z.optional(z.union([z.literal(''), file]))

/** An ISO day, 2026-11-21. */
export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
