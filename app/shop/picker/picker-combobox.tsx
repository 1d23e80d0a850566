import { Plural, Trans } from '@lingui/react/macro'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { QueryRest } from '../../../domain/search/query-events.ts'
import type { SearchIndex } from '../../../domain/search/search-index.ts'
import { type ListSearch, longListLength, searchList } from '../../../domain/search/search-list.ts'
import type { Pickable } from './pickable.ts'
import { PickerOption } from './picker-option.tsx'
import { SearchBox } from './search-box.tsx'
import { type Source, useEntries } from './use-entries.ts'

type State = ListSearch<Pickable>['state'] | 'loading' | 'failed'

const messages: Record<State, (count: number) => ReactNode> = {
  loading: () => <Trans>Loading the remedies…</Trans>,
  failed: () => <Trans>The remedies could not be loaded. Trying again…</Trans>,
  idle: () => <Trans>Type two letters of the name, or show all.</Trans>,
  'type-more': () => <Trans>Type more to see results...</Trans>,
  none: () => <Trans>No remedy matches this search.</Trans>,
  results: (count) => <Plural value={count} one="# remedy" other="# remedies" />,
}

type SearchStatusProps = { state: State; count: number; isOpen: boolean }

/** Above the results: their number, or why there are none; announced when it changes. */
const SearchStatus = ({ state, count, isOpen }: SearchStatusProps) => (
  <p
    role="status"
    className={`px-4 text-muted ${state === 'results' ? 'border-b border-line py-1.5 text-xs' : 'py-4 text-sm'}`}
  >
    {isOpen && messages[state](count)}
  </p>
)

/**
 * Overrides Downshift: blur neither selects nor clears, and a click into the field does not close
 * the list.
 */
const reduceCombobox = <Item,>(
  state: UseComboboxState<Item>,
  { type, changes }: UseComboboxStateChangeOptions<Item>,
): Partial<UseComboboxState<Item>> => {
  const { InputBlur, InputClick } = useCombobox.stateChangeTypes
  if (type === InputBlur)
    return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue }
  if (type === InputClick && state.isOpen) return state
  return changes
}

/** State of the plain field that the list box replaces, besides its text. */
export type PlainFieldState = { showAll: boolean; hasFocus: boolean }

export type ComboboxProps<Item extends Pickable, Typed> = {
  source: Source<Item>
  label: ReactNode
  plainField: PlainFieldState
  text: string
  setText: (text: string) => void
  onChoose: (item: Item, typed: Typed) => void
}

type Props<Item extends Pickable> = ComboboxProps<Item, QueryRest | undefined> & {
  /** Shown at the end of an option's line; `rest`: the preparation in the text. */
  detailOf?: (item: Item, rest: QueryRest | undefined) => string
}

const { InputChange, ItemMouseMove } = useCombobox.stateChangeTypes

const optionHeight = 52

const find = <Item extends Pickable>(
  list: SearchIndex<Item> | undefined,
  text: string,
  showAll: boolean,
) =>
  list
    ? searchList(list, text, showAll)
    : { state: 'none' as const, hits: [], name: text, rest: undefined }

/** The search in a list (D2 §5): a combobox with a virtualised list box. */
export const PickerCombobox = <Item extends Pickable>(props: Props<Item>) => {
  const { source, label: labelText, detailOf, plainField, text, setText, onChoose } = props
  const { list, hasFailed } = useEntries(source)
  // A short list opens on focus.
  const isShort = list !== undefined && list.entries.length < longListLength
  const [showAll, setShowAll] = useState(plainField.showAll)
  const { state, hits, name, rest } = useMemo(
    () => find(list, text, showAll),
    [list, text, showAll],
  )
  const results = useMemo(() => hits.map(({ entry }) => entry), [hits])
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
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem, rest),
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
            const hit = hits[index]
            const item = hit?.entry
            return (
              item && (
                <PickerOption
                  key={item.id}
                  item={item}
                  detail={detailOf?.(item, rest) ?? ''}
                  matched={hit.matched}
                  text={name}
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
