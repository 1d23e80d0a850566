import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { QueryRest } from '../../../domain/search/query-events.ts'
import { showPending } from '../../../ui/early-clicks.ts'
import type { Pickable } from './pickable.ts'
import type { PickerCombobox, PlainFieldState } from './picker-combobox.tsx'
import { SearchBox } from './search-box.tsx'
import type { Source } from './use-entries.ts'

type Props<Item extends Pickable> = {
  source: Source<Item>
  /** The label of the field: 'Name or abbreviation'. */
  label: ReactNode
  /** Shown at the end of an option's line; `rest`: the preparation in the text. */
  detailOf?: (item: Item, rest: QueryRest | undefined) => string
  /** Whether to take the focus, after the person cleared the previous choice. */
  takesFocus: boolean
  onChoose: (item: Item, rest: QueryRest | undefined) => void
}

/**
 * The search for a remedy in any list. The list box is as large as the rest of a selector. Until the
 * person interacts, a plain field is rendered, which hands over its text and focus.
 */
export const Picker = <Item extends Pickable>(props: Props<Item>) => {
  const { takesFocus, ...rest } = props
  const { source } = props
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [ready, setReady] = useState<{
    Combobox: typeof PickerCombobox
    plainField: PlainFieldState
  }>()

  const prepare = async (showAll = false) => {
    // Loads list and script in parallel; after a failure the list box tries again.
    if ('url' in source) source.lists.load(source.url).catch(() => {})
    const { PickerCombobox } = await import('./picker-combobox.tsx')
    const hasFocus = showAll || field.current === document.activeElement
    setReady((before) => before ?? { Combobox: PickerCombobox, plainField: { showAll, hasFocus } })
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
  )
}
