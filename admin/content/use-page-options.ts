import { useEffect, useState } from 'react'
import type { PageKind } from '../../domain/content/page-kind.ts'
import type { Language } from '../../domain/language.ts'
import { api } from '../api/client.ts'
import type { ListedPage } from './page-types.ts'

/** A page that links can lead to. */
export type PageOption = { id: string; value: string; title: string; kind: PageKind }

const rowsPerRequest = 100

const listPages = async (from = 0): Promise<ListedPage[]> => {
  const rows = await readPages(from)
  return rows.length < rowsPerRequest
    ? rows
    : [...rows, ...(await listPages(from + rowsPerRequest))]
}

const readPages = async (from: number) => {
  const range = `[${from},${from + rowsPerRequest - 1}]`
  return (await api.GET('/admin/pages', { params: { query: { range, sort: 'title' } } })).data
}

/** Fixed pages are linked in every language, posts and topics by their address in one. */
const optionsIn = async (language: Language): Promise<PageOption[]> =>
  (await listPages()).flatMap(({ id, kind, languages }) => {
    const { title, address } = languages[language]
    const value = kind === 'page' ? `page:${id}` : address
    return value && address ? [{ id, value, title, kind }] : []
  })

/** The pages of the site in a language, for links; empty until they are loaded. */
export const usePageOptions = (language: Language): readonly PageOption[] => {
  const [options, setOptions] = useState<readonly PageOption[]>([])
  useEffect(() => {
    let isCurrent = true
    optionsIn(language).then(
      (found) => isCurrent && setOptions(found),
      // Addresses can still be written.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [language])
  return options
}
