import type { Language } from '../../domain/language.ts'

/** One text in the site's four languages. German is Swiss (ss), French has its narrow spaces. */
export type Text = Readonly<Record<Language, string>>

/** A part of a page: a blank line parts paragraphs, a line break the lines of an address. */
export type Section = { readonly heading: Text; readonly body: Text }

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
  readonly sections: readonly Section[]
}

/** A news post: its lead is the excerpt (200 characters at most, D2 §9), `date` is ISO (2026-03-12). */
export type Post = PageText & { readonly slug: Text; readonly date: string }
