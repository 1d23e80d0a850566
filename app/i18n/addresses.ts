import type { Language } from '../../domain/language.ts'

/** One page's addresses; a language in which it does not exist is left out. */
export type Addresses = Partial<Record<Language, string>>

const hasAddresses = (data: unknown): data is { addresses: Addresses } =>
  typeof data === 'object' && data !== null && 'addresses' in data

/** The innermost route's word: the shell knows the page, a topic also its other slugs. */
export const addressesIn = (
  matches: readonly ({ loaderData?: unknown } | undefined)[],
): Addresses | undefined =>
  matches.map((match) => match?.loaderData).findLast(hasAddresses)?.addresses
