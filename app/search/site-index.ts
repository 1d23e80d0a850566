import type { Language } from '../../domain/language.ts'
import { searchFileAddress } from '../../domain/page/machine-addresses.ts'
import { readSiteFile } from '../../domain/search/site-file.ts'
import { indexDocuments, type SiteIndex } from '../../domain/search/site-search.ts'

let loading: Promise<SiteIndex> | undefined

const fetchIndex = async (language: Language) => {
  const response = await fetch(searchFileAddress(language))
  if (response.status !== 200) throw new Error(`the search responded with ${response.status}`)
  return indexDocuments(readSiteFile(await response.json()))
}

/** The index of the page's language, fetched once; a failed request throws, and the next call tries again. */
export const loadSiteIndex = (language: Language): Promise<SiteIndex> => {
  loading ??= fetchIndex(language)
  loading.catch(() => {
    loading = undefined
  })
  return loading
}
