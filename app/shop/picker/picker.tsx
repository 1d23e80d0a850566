import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { QueryRest } from '../../../domain/search/query-events.ts'
import { showPending } from '../../../ui/early-clicks.ts'
import { PartFailure } from '../../../ui/lazy-part.tsx'
import type { Pickable } from './pickable.ts'
import type { ComboboxProps, PlainFieldState } from './picker-combobox.tsx'
import { SearchBox } from './search-box.tsx'
import type { Source } from './use-entries.ts'

type Props<Item extends Pickable, Typed> = {
  source: Source<Item>
  /** The label of the field: 'Name or abbreviation'. */
  label: ReactNode
  /** Loads the list box on first use. */
  loadCombobox: () => Promise<ComponentType<ComboboxProps<Item, Typed>>>
  /** Whether to take the focus, after the person cleared the previous choice. */
  takesFocus: boolean
  /** `typed`: what the text names beside the item. */
  onChoose: (item: Item, typed: Typed) => void
}

/** The list box of names alone. */
export const loadPickerCombobox = async <Item extends Pickable>(): Promise<
  ComponentType<ComboboxProps<Item, QueryRest | undefined>>
> => (await import('./picker-combobox.tsx')).PickerCombobox

/**
 * The search for a remedy in any list. The list box is as large as the rest of a selector. Until the
 * person interacts, a plain field is rendered, which hands over its text and focus.
 */
export const Picker = <Item extends Pickable, Typed>(props: Props<Item, Typed>) => {
  const { takesFocus, loadCombobox, ...rest } = props
  const { source } = props
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [failures, setFailures] = useState(0)
  const [ready, setReady] = useState<{
    Combobox: ComponentType<ComboboxProps<Item, Typed>>
    plainField: PlainFieldState
  }>()

  const prepare = async (showAll = false) => {
    // Loads list and script in parallel; after a failure the list box tries again.
    if ('url' in source) source.lists.load(source.url).catch(() => {})
    try {
      const Combobox = await loadCombobox()
      const hasFocus = showAll || field.current === document.activeElement
      setReady((before) => before ?? { Combobox, plainField: { showAll, hasFocus } })
    } catch {
      setFailures((count) => count + 1)
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the field is mounted
  useEffect(() => {
    const { current } = field
    if (takesFocus) current?.focus()
    // The person may have typed before hydration.
    else if (current?.value) setText(current.value)
    if (current === document.activeElement) prepare()
  }, [])

  if (ready) {
    const { Combobox, plainField } = ready
    return <Combobox {...rest} {...{ plainField, text, setText }} />
  }
  return (
    <>
      <SearchBox
        inputId={id}
        labelText={props.label}
        isAllShown={false}
        input={{
          ref: field,
          role: 'combobox',
          'aria-expanded': false,
          value: text,
          onChange: (event) => setText(event.target.value),
          onFocus: () => prepare(),
          onPointerEnter: () => prepare(),
        }}
        showAll={{ onClick: () => showPending(prepare(true)) }}
      />
      {failures > 0 && (
        <div className="mt-3">
          <PartFailure isStale={failures > 2 && navigator.onLine} retry={() => prepare()} />
        </div>
      )}
    </>
  )
}
