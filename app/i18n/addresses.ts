import type { Language } from '../../domain/language.ts'

/** The addresses of a page; languages without the page are omitted. */
export type Addresses = Partial<Record<Language, string>>

const hasAddresses = (data: unknown): data is { addresses: Addresses } =>
  typeof data === 'object' && data !== null && 'addresses' in data

/**
 * The innermost route's addresses: the shell knows the page, a topic also its slugs in other
 * languages.
 */
export const findAddresses = (
  matches: readonly ({ loaderData?: unknown } | undefined)[],
): Addresses | undefined =>
  matches.map((match) => match?.loaderData).findLast(hasAddresses)?.addresses
