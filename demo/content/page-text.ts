import type { Block } from '../../blocks/definitions.ts'
import type { Language } from '../../domain/language.ts'

/** One text in the site's four languages. German is Swiss (ss), French has its narrow spaces. */
export type Text = Readonly<Record<Language, string>>

/** A part of a page: a blank line parts paragraphs, a line break the lines of an address. */
export type Section = { readonly heading: Text; readonly body: Text }

/** A value whose words are given in each language; what is no words is the same in all. */
type InWords<Value> = Value extends string
  ? string extends Value
    ? Value | Text
    : Value
  : Value extends readonly (infer Each)[]
    ? readonly InWords<Each>[]
    : Value extends object
      ? { readonly [Key in keyof Value]: InWords<Value[Key]> }
      : Value

/** A block in the four languages; `type`, icons, pictures and links are the same in all. */
export type PageBlock = InWords<Block>

/**
 * The words of one page. `key` is the route key (`company.story`) or `health.{topic key}`;
 * `title` is heading and menu name, `description` the meta description of 120–160 characters,
 * `lead` one or two sentences.
 */
export type PageText = {
  readonly key: string
  readonly title: Text
  readonly description: Text
  readonly lead: Text
  /** What a page of words alone consists of; `blocks` takes its place. */
  readonly sections?: readonly Section[]
  readonly blocks?: readonly PageBlock[]
  /** The drawing at the head. */
  readonly picture?: string
  /** Above the title and below the picture, on the title page. */
  readonly tagline?: Text
  readonly caption?: Text
}

/** A news post: its lead is the excerpt (200 characters at most, D2 §9), `date` is ISO (2026-03-12). */
export type Post = PageText & { readonly slug: Text; readonly date: string }
