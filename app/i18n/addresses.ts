import { type Language, languages } from '../../domain/language.ts'

/** One page's addresses; a language in which it does not exist is left out. */
export type Addresses = Partial<Record<Language, string>>

const isAddresses = (value: unknown): value is Addresses =>
  typeof value === 'object' &&
  value !== null &&
  languages.some((language) => language in value) &&
  Object.keys(value).every((key) => languages.some((language) => language === key))

const given = (data: unknown) =>
  typeof data === 'object' && data !== null && 'addresses' in data && isAddresses(data.addresses)
    ? data.addresses
    : undefined

/** The innermost route's word: the shell knows the page, a topic also its other slugs. */
export const addressesIn = (
  matches: readonly ({ loaderData?: unknown } | undefined)[],
): Addresses | undefined => matches.map((match) => given(match?.loaderData)).findLast(Boolean)
