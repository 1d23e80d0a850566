import { useQuery } from '@tanstack/react-query'
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

const none: readonly PageOption[] = []

/** The pages of the site in a language, for links; none until they are loaded. Addresses can be written. */
export const usePageOptions = (language: Language): readonly PageOption[] => {
  const queryFn = () => optionsIn(language)
  return useQuery({ queryKey: ['page-options', language], queryFn, retry: false }).data ?? none
}
