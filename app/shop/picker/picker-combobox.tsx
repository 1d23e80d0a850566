import { useVirtualizer } from '@tanstack/react-virtual'
import { useCombobox } from 'downshift'
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { longListLength, searchRemedies } from '../../../domain/catalogue/search-remedies.ts'
import type { Entries } from './fetched-lists.ts'
import type { Pickable } from './pickable.ts'
import { PickerOption } from './picker-option.tsx'
import { reduceCombobox } from './reduce-combobox.ts'
import { SearchBox } from './search-box.tsx'
import { SearchStatus } from './search-status.tsx'
import { sortPrefixMatchesFirst } from './sort-prefix-matches-first.ts'
import { type Source, useEntries } from './use-entries.ts'

/** State of the plain field that the list box replaces, besides its text. */
export type PlainFieldState = { showAll: boolean; hasFocus: boolean }

type Props<Item> = {
  source: Source<Item>
  label: ReactNode
  detailOf?: (item: Item) => string
  plainField: PlainFieldState
  text: string
  setText: (text: string) => void
  onChoose: (item: Item) => void
}

const { InputChange, ItemMouseMove } = useCombobox.stateChangeTypes

const optionHeight = 52

const find = <Item extends Pickable>(
  list: Entries<Item> | undefined,
  text: string,
  showAll: boolean,
) => {
  const { state, results } = searchRemedies(list ?? [], text, showAll)
  return { state, results: sortPrefixMatchesFirst(results, text) }
}

/** The search in a list (D2 §5): a combobox with a virtualised list box. */
export const PickerCombobox = <Item extends Pickable>(props: Props<Item>) => {
  const { source, label: labelText, detailOf, plainField, text, setText, onChoose } = props
  const { list, hasFailed } = useEntries(source)
  // A short list opens on focus.
  const isShort = list !== undefined && list.length < longListLength
  const [showAll, setShowAll] = useState(plainField.showAll)
  const { state, results } = useMemo(() => find(list, text, showAll), [list, text, showAll])
  const menu = useRef<HTMLUListElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const box = useCombobox({
    items: results,
    inputValue: text,
    initialIsOpen: plainField.showAll || text !== '',
    defaultHighlightedIndex: 0,
    itemToString: (item) => item?.name ?? '',
    itemToKey: (item) => item?.id,
    stateReducer: reduceCombobox<Item>,
    scrollIntoView: () => {},
    // Typing is handled by `onChange` below: this callback runs an effect later and would lose
    // keys.
    onInputValueChange: ({ inputValue, type }) => type !== InputChange && setText(inputValue),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
    onHighlightedIndexChange: ({ highlightedIndex, type }) => {
      if (type !== ItemMouseMove && highlightedIndex >= 0) virtual.scrollToIndex(highlightedIndex)
    },
  })
  const virtual = useVirtualizer({
    count: box.isOpen ? results.length : 0,
    getScrollElement: () => menu.current,
    estimateSize: () => optionHeight,
    overscan: 8,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the list box replaces the plain field
  useLayoutEffect(() => {
    if (plainField.hasFocus) input.current?.focus()
  }, [])
  const toggleAll = () => {
    if (isShort) setText('')
    else setShowAll(!showAll)
    box.openMenu()
    input.current?.focus()
  }
  const { htmlFor, ...label } = box.getLabelProps()
  return (
    <div className="relative">
      <SearchBox
        inputId={htmlFor}
        labelText={labelText}
        isAllShown={showAll && !isShort}
        label={label}
        input={box.getInputProps({
          ref: input,
          onChange: (event) => setText(event.currentTarget.value),
          onFocus: () => isShort && box.openMenu(),
        })}
        showAll={box.getToggleButtonProps({
          tabIndex: 0,
          'aria-label': undefined,
          onClick: (event) => {
            Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
            toggleAll()
          },
        })}
      />
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
                <PickerOption
                  key={item.id}
                  item={item}
                  detail={detailOf?.(item) ?? ''}
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
