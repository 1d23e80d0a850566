import { useLingui } from '@lingui/react/macro'
import { type Language, languages } from '../../domain/language.ts'
import { languageNames } from '../i18n/language-names.ts'
import { loadSession, setSession, useSession } from './session.ts'

/** The languages of the site, in which texts are written. */
export const useSiteLanguages = (): readonly Language[] => useSession()?.siteLanguages ?? languages

/** The languages of the site in words, the main one first and named so. */
export const useLanguagesText = (): string => {
  const { t } = useLingui()
  const session = useSession()
  const offered = useSiteLanguages()
  const main = session?.mainLanguage ?? 'fr'
  const others = offered.filter((language) => language !== main)
  const mainName = t(languageNames[main])
  return [t`${mainName} (main language)`, ...others.map((one) => t(languageNames[one]))].join(', ')
}

/** Reads the languages again, after the settings have changed. */
export const reloadSiteLanguages = async () => {
  setSession(undefined)
  await loadSession()
}
