import type { Language } from '../../domain/language.ts'

/** The addresses of a page; languages without the page are omitted. */
export type PageAddresses = Partial<Record<Language, string>>

const hasAddresses = (data: unknown): data is { addresses: PageAddresses } =>
  typeof data === 'object' && data !== null && 'addresses' in data

/**
 * The innermost route's addresses: the shell knows the page, a topic also its slugs in other
 * languages.
 */
export const findPageAddresses = (
  matches: readonly ({ loaderData?: unknown } | undefined)[],
): PageAddresses | undefined =>
  matches.map((match) => match?.loaderData).findLast(hasAddresses)?.addresses
