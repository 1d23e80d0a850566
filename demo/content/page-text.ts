import type { Block } from '../../blocks/manifest.ts'
import type { Language } from '../../domain/language.ts'

/**
 * A text in the four languages of the site. German is Swiss (ss), French uses narrow no-break
 * spaces.
 */
export type Text = Readonly<Record<Language, string>>

/** A part of a page: a blank line separates paragraphs, a line break the lines of an address. */
type Section = { readonly heading: Text; readonly body: Text }

/** A value whose strings are multilingual; other values are the same in all languages. */
type InWords<Value> = Value extends string
  ? string extends Value
    ? Value | Text
    : Value
  : Value extends readonly (infer Each)[]
    ? readonly InWords<Each>[]
    : Value extends object
      ? { readonly [Key in keyof Value]: InWords<Value[Key]> }
      : Value

/** A block in the four languages; `type`, icons, images and links are not translated. */
export type PageBlock = InWords<Block>

/**
 * The content of a page. `key` is the route key (`company.story`) or `health.{topic key}`. `title`
 * is heading and menu name, `description` the meta description (120–160 characters), `lead` one or
 * two sentences.
 */
export type PageText = {
  readonly key: string
  readonly title: Text
  readonly description: Text
  readonly lead: Text
  /** The text of a page without blocks; `blocks` replaces it. */
  readonly sections?: readonly Section[]
  readonly blocks?: readonly PageBlock[]
  /** The illustration at the head. */
  readonly picture?: string
  /** Above the title and below the illustration, on the home page only. */
  readonly tagline?: Text
  readonly caption?: Text
}

/**
 * A news post: its lead is the excerpt (at most 200 characters, D2 §9); `date` is ISO (2026-03-12).
 */
export type Post = PageText & { readonly slug: Text; readonly date: string }
