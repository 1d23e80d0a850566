import { Trans, useLingui } from '@lingui/react/macro'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useCombobox } from 'downshift'
import { useEffect, useMemo, useRef, useState } from 'react'
import { searchRemedies } from '../../../domain/catalogue/search-remedies.ts'
import type { Remedy } from '../../../domain/homeopathy/remedy.ts'
import { Icon } from '../../../ui/icon.tsx'
import { keepTyped } from './keep-typed.ts'
import { RemedyOption } from './remedy-option.tsx'
import { SearchStatus } from './search-status.tsx'
import { startsFirst } from './starts-first.ts'
import { type RemedyList, useRemedies } from './use-remedies.ts'

type Props = {
  remediesUrl: string
  /** Whether the search was asked for just now, by giving up the remedy chosen before. */
  takesFocus: boolean
  onChoose: (remedy: Remedy) => void
}

const optionHeight = 52

const find = (list: RemedyList | undefined, text: string, showAll: boolean) => {
  const { state, results } = searchRemedies(list ?? [], text, showAll)
  return { state, results: startsFirst(results, text) }
}

/** Fetches once the browser has nothing else to do; a touch of the field does not wait for that. */
const useWanted = () => {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), 2_000)
    return () => clearTimeout(timer)
  }, [])
  return [isWanted, () => setWanted(true)] as const
}

/** The search over all single remedies (D2 §5): a list box of which only what is seen is drawn. */
export const RemedyCombobox = ({ remediesUrl, takesFocus, onChoose }: Props) => {
  const { t } = useLingui()
  const [isWanted, want] = useWanted()
  const { list, hasFailed } = useRemedies(remediesUrl, isWanted)
  const [text, setText] = useState('')
  const [showAll, setShowAll] = useState(false)
  const { state, results } = useMemo(() => find(list, text, showAll), [list, text, showAll])
  const menu = useRef<HTMLUListElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const box = useCombobox({
    items: results,
    inputValue: text,
    defaultHighlightedIndex: 0,
    itemToString: (remedy) => remedy?.name ?? '',
    itemToKey: (remedy) => remedy?.id,
    stateReducer: keepTyped,
    scrollIntoView: () => {},
    // The keys typed are taken at once, below: by this way, an effect later, some would be lost.
    onInputValueChange: ({ inputValue, type }) => {
      if (type !== useCombobox.stateChangeTypes.InputChange) setText(inputValue)
    },
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
    onHighlightedIndexChange: ({ highlightedIndex, type }) => {
      if (type !== useCombobox.stateChangeTypes.ItemMouseMove && highlightedIndex >= 0)
        virtual.scrollToIndex(highlightedIndex)
    },
  })
  const virtual = useVirtualizer({
    count: box.isOpen ? results.length : 0,
    getScrollElement: () => menu.current,
    estimateSize: () => optionHeight,
    overscan: 8,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the search has come
  useEffect(() => {
    const field = input.current
    if (takesFocus) field?.focus()
    if (field === document.activeElement) want()
    if (!field?.value) return
    // Typed while the script was still on its way.
    setText(field.value)
    box.openMenu()
  }, [])
  const { htmlFor, ...label } = box.getLabelProps()
  return (
    <div className="relative">
      <label {...label} htmlFor={htmlFor} className="mb-1.5 block text-sm text-muted">
        <Trans>Name or abbreviation</Trans>
      </label>
      <div className="flex rounded-lg border border-edge bg-white has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-leaf-dark">
        <Icon name="magnifying-glass" className="m-4 mr-0 size-5 self-center text-muted" />
        <input
          {...box.getInputProps({
            ref: input,
            onFocus: want,
            onPointerEnter: want,
            onChange: (event) => setText(event.currentTarget.value),
          })}
          type="text"
          spellCheck={false}
          autoCapitalize="none"
          enterKeyHint="search"
          className="min-h-14 w-full min-w-0 bg-transparent px-3 text-lg outline-none"
        />
        <button
          {...box.getToggleButtonProps({
            onClick: (event) => {
              Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
              setShowAll(!showAll)
              want()
              box.openMenu()
              input.current?.focus()
            },
          })}
          type="button"
          tabIndex={0}
          aria-label={undefined}
          aria-pressed={showAll}
          className="m-1.5 shrink-0 rounded-md px-3 text-sm font-semibold text-leaf-dark hover:bg-wash aria-pressed:bg-wash"
        >
          {showAll ? t`Show fewer` : t`Show all`}
        </button>
      </div>
      <div
        className={`absolute inset-x-0 z-10 mt-1 rounded-lg border border-line bg-white shadow-popup ${box.isOpen ? '' : 'hidden'}`}
      >
        <SearchStatus
          state={hasFailed ? 'failed' : list ? state : 'loading'}
          count={results.length}
          isOpen={box.isOpen}
        />
        <ul
          {...box.getMenuProps({ ref: menu })}
          className="relative max-h-[min(24rem,45dvh)] overflow-y-auto overscroll-contain"
        >
          {box.isOpen && <li role="presentation" style={{ height: virtual.getTotalSize() }} />}
          {virtual.getVirtualItems().map(({ index, start }) => {
            const item = results[index]
            return (
              item && (
                <RemedyOption
                  key={item.id}
                  remedy={item}
                  text={text}
                  isHighlighted={index === box.highlightedIndex}
                  itemProps={box.getItemProps({
                    item,
                    index,
                    'aria-setsize': results.length,
                    'aria-posinset': index + 1,
                  })}
                  top={start}
                  height={optionHeight}
                />
              )
            )
          })}
        </ul>
      </div>
    </div>
  )
}
