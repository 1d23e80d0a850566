import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useCombobox } from 'downshift'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Language } from '../../domain/language.ts'
import type { SearchHit } from '../../domain/search/search.ts'
import {
  type GroupHits,
  minSearchLength,
  type SearchDocument,
  type SiteIndex,
  searchSite,
} from '../../domain/search/site-search.ts'
import { afterPaint } from '../../ui/after-paint.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLanguage } from '../i18n/use-language.ts'
import { CloseButton } from '../shell/popups/close-button.tsx'
import { closePopups } from '../shell/popups/popups.ts'
import { usePopups } from '../shell/popups/use-popups.ts'
import { groupNames } from './group-names.ts'
import { SearchOption } from './search-option.tsx'
import { useSiteIndex } from './use-site-index.ts'

/** What the overlay shows for a text (D1 §4). */
type SearchState =
  | { state: 'idle' | 'type-more' | 'loading' | 'failed' | 'none'; groups: readonly GroupHits[] }
  | { state: 'results'; groups: readonly GroupHits[] }

const nothing: readonly GroupHits[] = []

/** `index`: undefined until loaded. */
export const searchStateOf = (
  index: SiteIndex | undefined,
  text: string,
  hasFailed = false,
): SearchState => {
  const { length } = [...text.trim()]
  if (length === 0) return { state: 'idle', groups: nothing }
  if (length < minSearchLength) return { state: 'type-more', groups: nothing }
  if (!index) return { state: hasFailed ? 'failed' : 'loading', groups: nothing }
  const groups = searchSite(index, text.trim())
  return groups.length > 0 ? { state: 'results', groups } : { state: 'none', groups }
}

/** How long a text without a result stays unchanged until it counts, in milliseconds. */
const pauseMs = 2_000

/** Has the server count a search without a result; the returned function cancels it. */
const reportFailedSearch = (text: string, language: Language) => {
  const query = new URLSearchParams({ q: text, lang: language })
  const timer = setTimeout(() => fetch(`/api/shop/search?${query}`).catch(() => {}), pauseMs)
  return () => clearTimeout(timer)
}

const titleId = 'search-title'

type Hit = SearchHit<SearchDocument>

const messages: Record<SearchState['state'], (count: number) => ReactNode> = {
  idle: () => <Trans>Remedies, products and pages; with a dilution if you like: arnica 30ch</Trans>,
  'type-more': () => <Trans>Type more to see results...</Trans>,
  loading: () => <Trans>Loading the search…</Trans>,
  failed: () => <Trans>The search could not be loaded. Trying again…</Trans>,
  none: () => <Trans>Nothing matches this search.</Trans>,
  results: (count) => <Plural value={count} one="# result" other="# results" />,
}

/** Keys that act on the results. */
const actsOnResults = /^(Arrow|Enter|Home|End|Page|Tab)/

const SearchForm = ({ isShown }: { isShown: boolean }) => {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  // The typed text is painted before its results.
  const [searched, setSearched] = useState(text)
  const cancelSearch = useRef(() => {})
  // A result is followed once per opening (D1 §4).
  const isFollowed = useRef(false)
  const { index, hasFailed } = useSiteIndex(isShown)
  const { state, groups } = useMemo(
    () => searchStateOf(index, searched, hasFailed),
    [index, searched, hasFailed],
  )
  const items = useMemo(() => groups.flatMap(({ hits }) => hits), [groups])
  const language = useLanguage()
  useEffect(() => {
    if (!isShown) return
    isFollowed.current = false
    input.current?.focus()
    input.current?.select()
  }, [isShown])
  useEffect(() => {
    if (state === 'none') return reportFailedSearch(searched, language)
  }, [state, searched, language])

  const follow = ({ entry: { url } }: Hit) => {
    if (isFollowed.current) return
    isFollowed.current = true
    location.assign(url)
    // On the way back the page is shown without the search.
    closePopups()
  }
  const box = useCombobox<Hit>({
    items,
    inputValue: text,
    isOpen: state === 'results',
    selectedItem: null,
    defaultHighlightedIndex: 0,
    itemToString: () => text,
    itemToKey: (hit) => hit?.entry.url,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && follow(selectedItem),
    // The text stays after a choice and after a click elsewhere.
    stateReducer: (before, { changes }) => ({ ...changes, inputValue: before.inputValue }),
  })
  let place = -1
  return (
    <>
      <div className="flex items-center gap-1 border-b border-line px-4 py-2">
        <Icon name="magnifying-glass" className="size-5 shrink-0 text-muted" />
        <input
          {...box.getInputProps({
            ref: input,
            onChange: ({ currentTarget: { value } }) => {
              setText(value)
              cancelSearch.current()
              cancelSearch.current = afterPaint(() => setSearched(value))
            },
            onKeyDown: ({ key, nativeEvent }) => {
              if (actsOnResults.test(key)) flushSync(() => setSearched(text))
              // Escape closes the dialog; Downshift would clear the text first.
              if (key === 'Escape') Object.assign(nativeEvent, { preventDownshiftDefault: true })
            },
          })}
          type="text"
          aria-labelledby={titleId}
          placeholder={t`Name, abbreviation or page`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          className="min-h-12 w-full min-w-0 bg-transparent px-2 text-lg outline-none"
        />
        <CloseButton onClick={closePopups} />
      </div>
      <p
        role="status"
        className={`px-5 text-muted ${state === 'results' ? 'py-1.5 text-xs' : 'py-5 text-sm'}`}
      >
        {messages[state](items.length)}
      </p>
      <div
        {...box.getMenuProps({ 'aria-labelledby': titleId })}
        className="min-h-0 grow overflow-y-auto overscroll-contain"
      >
        {groups.map(({ group, hits }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox
          <div key={group} role="group" aria-labelledby={`search-${group}`} className="pb-3">
            <h3
              id={`search-${group}`}
              role="presentation"
              className="px-5 py-1 font-sans text-xs font-semibold tracking-wide text-muted uppercase"
            >
              {t(groupNames[group])}
            </h3>
            {hits.map((hit) => {
              place += 1
              return (
                <SearchOption
                  key={hit.entry.url}
                  hit={hit}
                  isHighlighted={place === box.highlightedIndex}
                  itemProps={box.getItemProps({ item: hit, index: place })}
                />
              )
            })}
          </div>
        ))}
      </div>
    </>
  )
}

/** The search of the site (D1 §2, §4). Its script and index are loaded when it is first shown. */
export default function SearchOverlay() {
  const isShown = usePopups(({ shown }) => shown === 'search')
  return (
    <Dialog open={isShown} onClose={closePopups} labelledBy={titleId} place="top">
      <div className="flex max-h-[inherit] flex-col">
        <h2 id={titleId} className="sr-only">
          <Trans>Site search</Trans>
        </h2>
        <SearchForm isShown={isShown} />
      </div>
    </Dialog>
  )
}
