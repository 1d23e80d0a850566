import { type Language, languages } from '../../../domain/language.ts'
import { addressOf, type Params } from '../../../domain/page/address.ts'
import type { PageKey } from '../../../domain/page/route-words.ts'

/**
 * The address of a page in each language; `paramsIn` returns the translated parameters, undefined
 * if there are none.
 */
export const addressesOf = (
  key: PageKey,
  paramsIn: (language: Language) => Params | undefined,
): Partial<Record<Language, string>> =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const params = paramsIn(language)
      return params ? [[language, addressOf(language, key, params)]] : []
    }),
  )
