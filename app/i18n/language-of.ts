import { fallbackLanguage, isLanguage } from '../../domain/language.ts'

/** The language of an address: its first segment. */
export const languageOf = (pathname: string) => {
  const segment = pathname.split('/')[1]
  return isLanguage(segment) ? segment : fallbackLanguage
}
