import { compareDays } from '../../../domain/compare-days.ts'
import type { PageKind } from '../../../domain/content/page-kind.ts'
import { foldText } from '../../../domain/fold-text.ts'
import { type Language, languages } from '../../../domain/language.ts'
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

export type PageQuery = {
  kind?: PageKind | undefined
  state?: PageFilter | undefined
  /** The language that has the state; any without. */
  language?: Language | undefined
  /** In the titles of all languages. */
  search?: string | undefined
  order: PageOrder
  isDescending: boolean
}

const changedAt = (page: PageStates) =>
  Math.max(...languages.map((language) => page.languages[language].changedAt?.getTime() ?? 0))

const compareBy: Record<PageOrder, (one: PageStates, other: PageStates) => number> = {
  title: (one, other) => one.title.localeCompare(other.title, 'en'),
  date: (one, other) => compareDays(one.date ?? '', other.date ?? ''),
  changedAt: (one, other) => changedAt(one) - changedAt(other),
  position: (one, other) => one.position - other.position,
}

/** Pages that match, in the wanted order. */
export const filterPageStates = (
  pages: readonly PageStates[],
  { kind, state, language, search, order, isDescending }: PageQuery,
): PageStates[] => {
  const wanted = language ? [language] : languages
  const words = foldText(search ?? '')
    .split(/\s+/)
    .filter(Boolean)
  const isFound = (page: PageStates) => {
    const titles = foldText(languages.map((each) => page.languages[each].title).join('\n'))
    return words.every((word) => titles.includes(word))
  }
  const compare = compareBy[order]
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
        one.key.localeCompare(other.key, 'en'),
    )
}
