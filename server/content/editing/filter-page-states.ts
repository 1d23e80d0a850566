import { compareDays } from '../../../domain/compare-days.ts'
import type { PageKind } from '../../../domain/content/page-kind.ts'
import { type Language, languages } from '../../../domain/language.ts'
import { searchKey, searchWords } from '../../../domain/search/staff-search.ts'
import type { PageStates } from './list-page-states.ts'

/** What lists of pages are filtered by; `to-translate`: missing or older than the original. */
export const pageFilters = [
  'published',
  'draft',
  'scheduled',
  'failed',
  'missing',
  'older',
  'to-translate',
] as const
type PageFilter = (typeof pageFilters)[number]

export const pageOrders = ['title', 'date', 'changedAt', 'position'] as const
type PageOrder = (typeof pageOrders)[number]

type State = PageStates['languages'][Language]

const hasState: Record<PageFilter, (state: State) => boolean> = {
  published: ({ isPublished }) => isPublished,
  draft: ({ hasDraft }) => hasDraft,
  scheduled: ({ publishAt, unpublishAt }) => publishAt !== null || unpublishAt !== null,
  failed: ({ failure }) => failure !== null,
  missing: ({ translation }) => translation === 'missing',
  older: ({ translation }) => translation === 'older',
  'to-translate': ({ translation }) => translation === 'missing' || translation === 'older',
}

type PageQuery = {
  kind?: PageKind | undefined
  state?: PageFilter | undefined
  /** The language that has the state; any without. */
  language?: Language | undefined
  /** In the titles of all languages. */
  search?: string | undefined
  order: PageOrder
  isDescending: boolean
  /** The language of who reads the list. */
  readIn: Language
}

const changedAt = (page: PageStates) =>
  Math.max(...languages.map((language) => page.languages[language].changedAt?.getTime() ?? 0))

/** The title in the language of who reads it, else that of the original. */
export const pageTitleIn = ({ languages: states, title }: PageStates, language: Language): string =>
  states[language].title || title

type Compare = (one: PageStates, other: PageStates) => number

const compareTitles = (language: Language): Compare => {
  const { compare } = new Intl.Collator(language, { numeric: true })
  return (one, other) => compare(pageTitleIn(one, language), pageTitleIn(other, language))
}

const compareBy: Record<Exclude<PageOrder, 'title'>, Compare> = {
  date: (one, other) => compareDays(one.date ?? '', other.date ?? ''),
  changedAt: (one, other) => changedAt(one) - changedAt(other),
  position: (one, other) => one.position - other.position,
}

/** Pages that match, in the wanted order. */
export const filterPageStates = (
  pages: readonly PageStates[],
  { kind, state, language, search, order, isDescending, readIn }: PageQuery,
): PageStates[] => {
  const wanted = language ? [language] : languages
  const words = searchWords(search ?? '')
  const isFound = (page: PageStates) => {
    const titles = searchKey(languages.map((each) => page.languages[each].title).join('\n'))
    return words.every((word) => titles.includes(word))
  }
  const byTitle = compareTitles(readIn)
  const compare = order === 'title' ? byTitle : compareBy[order]
  return pages
    .filter(
      (page) =>
        (!kind || page.kind === kind) &&
        (!state || wanted.some((each) => hasState[state](page.languages[each]))) &&
        isFound(page),
    )
    .sort(
      (one, other) =>
        (isDescending ? compare(other, one) : compare(one, other)) ||
        byTitle(one, other) ||
        one.key.localeCompare(other.key, 'en'),
    )
}
