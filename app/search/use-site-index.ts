import { useEffect, useState } from 'react'
import type { Language } from '../../domain/language.ts'
import { searchFileAddress } from '../../domain/page/machine-addresses.ts'
import { readSiteFile } from '../../domain/search/site-file.ts'
import { indexDocuments, type SiteIndex } from '../../domain/search/site-search.ts'
import { retryDelayMs } from '../browser/retry.ts'
import { useLanguage } from '../i18n/use-language.ts'

let loading: Promise<SiteIndex> | undefined

const fetchIndex = async (language: Language) => {
  const response = await fetch(searchFileAddress(language))
  if (response.status !== 200) throw new Error(`the search responded with ${response.status}`)
  return indexDocuments(readSiteFile(await response.json()))
}

/** The index of the page's language, fetched once; a failed request throws, and the next call tries again. */
const loadSiteIndex = (language: Language): Promise<SiteIndex> => {
  loading ??= fetchIndex(language)
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

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
