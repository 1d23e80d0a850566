import { useEffect, useState } from 'react'
import type { SiteIndex } from '../../domain/search/site-search.ts'
import { retryDelayMs } from '../browser/retry.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { loadSiteIndex } from './site-index.ts'

/** The index of the site, undefined until loaded; retries every three seconds after a failure (D1 §4). */
export const useSiteIndex = (isWanted: boolean) => {
  const language = useLanguage()
  const [index, setIndex] = useState<SiteIndex>()
  const [failures, setFailures] = useState(0)
  const isNeeded = isWanted && index === undefined
  useEffect(() => {
    if (!isNeeded) return
    let isHere = true
    const load = () =>
      loadSiteIndex(language).then(
        (loaded) => isHere && setIndex(loaded),
        () => isHere && setFailures((count) => count + 1),
      )
    const timer = setTimeout(load, failures === 0 ? 0 : retryDelayMs)
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [language, isNeeded, failures])
  return { index, hasFailed: failures > 0 && index === undefined }
}
