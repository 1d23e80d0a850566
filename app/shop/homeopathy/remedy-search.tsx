import { useEffect, useId, useRef, useState } from 'react'
import type { Remedy } from '../../../domain/homeopathy/remedy.ts'
import type { Begun, RemedyCombobox } from './remedy-combobox.tsx'
import { SearchBox } from './search-box.tsx'

type Props = {
  remediesUrl: string
  /** Whether the search was asked for just now, by giving up the remedy chosen before. */
  takesFocus: boolean
  onChoose: (remedy: Remedy) => void
}

/**
 * The search for a remedy. Its list box weighs as much as the rest of the selector, so a plain
 * field stands here until someone comes near it; what is typed meanwhile is handed over.
 */
export const RemedySearch = ({ remediesUrl, takesFocus, onChoose }: Props) => {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [ready, setReady] = useState<{ Combobox: typeof RemedyCombobox; begun: Begun }>()

  const prepare = async (showAll = false) => {
    const { RemedyCombobox } = await import('./remedy-combobox.tsx')
    const hasFocus = showAll || field.current === document.activeElement
    setReady((before) => before ?? { Combobox: RemedyCombobox, begun: { showAll, hasFocus } })
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
    return <Combobox {...{ remediesUrl, begun, text, setText, onChoose }} />
  }
  return (
    <SearchBox
      inputId={id}
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
      showAll={{ onClick: () => prepare(true) }}
    />
  )
}
