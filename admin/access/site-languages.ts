import { type Language, languages } from '../../domain/language.ts'
import { loadSession, setSession, useSession } from './session.ts'

/** The languages of the site, in which texts are written. */
export const useSiteLanguages = (): readonly Language[] => useSession()?.siteLanguages ?? languages

/** Reads the languages again, after the settings have changed. */
export const reloadSiteLanguages = async () => {
  setSession(undefined)
  await loadSession()
}
