import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { showPending } from '../../../ui/early-clicks.ts'
import type { Pickable } from './pickable.ts'
import type { Begun, PickerCombobox } from './picker-combobox.tsx'
import { SearchBox } from './search-box.tsx'
import type { Source } from './use-entries.ts'

type Props<Item> = {
  source: Source<Item>
  /** What the field asks for: 'Name or abbreviation'. */
  label: ReactNode
  /** Said at the far end of an entry's line. */
  detailOf?: (item: Item) => string
  /** Whether the search was asked for just now, by giving up what was chosen before. */
  takesFocus: boolean
  onChoose: (item: Item) => void
}

/**
 * The search for a remedy in any list. Its list box weighs as much as the rest of a selector, so a
 * plain field stands here until someone comes near it; what is typed meanwhile is handed over.
 */
export const Picker = <Item extends Pickable>(props: Props<Item>) => {
  const { takesFocus, ...rest } = props
  const { source } = props
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [ready, setReady] = useState<{ Combobox: typeof PickerCombobox; begun: Begun }>()

  const prepare = async (showAll = false) => {
    // The list comes beside the script, not after it; if it fails the list box tries again.
    if ('url' in source) source.lists.load(source.url).catch(() => {})
    const { PickerCombobox } = await import('./picker-combobox.tsx')
    const hasFocus = showAll || field.current === document.activeElement
    setReady((before) => before ?? { Combobox: PickerCombobox, begun: { showAll, hasFocus } })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field has come
  useEffect(() => {
    const { current } = field
    if (takesFocus) current?.focus()
    // Someone may have come before this script did.
    else if (current?.value) setText(current.value)
    if (current === document.activeElement) prepare()
  }, [])

  if (ready) {
    const { Combobox, begun } = ready
    return <Combobox {...rest} {...{ begun, text, setText }} />
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
