import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useCallback, useEffect, useId, useRef } from 'react'
import { pageNames } from '../../../messages/site/page-names.ts'
import { inputClass } from '../../../ui/field.tsx'
import { PageLink } from '../../i18n/page-link.tsx'
import { pasteLines, typeOnRow } from './edit-text.ts'
import { focusQuestion, LineRows, ReadingNotice } from './line-rows.tsx'
import { OrderButton, useOrderLines } from './order-button.tsx'

const empty = { text: '', lines: [] }

/** The field in the shop's head and in the cart: Enter adds what is read, a digit answers. */
export default function QuickLineField() {
  const { t } = useLingui()
  const id = useId()
  const { text, setText, state, choose, addRight } = useOrderLines(empty)
  const { rows } = state
  const field = useRef<HTMLTextAreaElement>(null)
  const list = useRef<HTMLOListElement>(null)

  useEffect(() => {
    // What was typed before the script ran.
    setText((before) => before || (field.current?.value ?? ''))
  }, [setText])
  const focusField = useCallback(() => field.current?.focus(), [])
  const add = async () => {
    if (await addRight()) focusField()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLButtonElement) return
    const typed = event.key === 'Enter' ? undefined : typeOnRow(event, text)
    if (typed !== undefined) {
      setText(typed)
      focusField()
    }
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    const isRight = rows.length > 0 && rows.every(({ read }) => read?.item)
    if (isRight) add()
    else focusQuestion(list.current)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the field and of its rows
    <div className="quick-line" onKeyDown={onKeyDown}>
      <div className="grid grid-cols-[auto_auto] items-baseline justify-between gap-x-4 md:grid-cols-[auto_minmax(0,1fr)_auto] md:items-center">
        <label htmlFor={id} className="font-semibold">
          {t(pageNames['account.quick-order'])}
        </label>
        <textarea
          ref={field}
          id={id}
          rows={Math.min(6, Math.max(1, text.split('\n').length))}
          value={text}
          placeholder="arn 30ch glob 1g x2"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          enterKeyHint="send"
          className={`${inputClass} block resize-none max-md:order-last max-md:col-span-2 max-md:mt-1`}
          onChange={(event) => setText(event.currentTarget.value)}
          onPaste={(event) => {
            const pasted = pasteLines(event)
            if (pasted) setText(pasted.text)
          }}
        />
        <PageLink
          page="account.quick-order"
          className="text-link inline-block py-1 text-sm whitespace-nowrap"
        >
          {t`Many lines, CSV, XLSX`}
        </PageLink>
      </div>
      <ReadingNotice {...state} />
      {rows.length > 0 && (
        <>
          <LineRows
            ref={list}
            rows={rows}
            className="mt-3"
            onChoose={choose}
            onLeave={focusField}
          />
          <div className="max-w-4xl pb-2">
            <OrderButton rows={rows} onAdd={add} />
          </div>
        </>
      )}
    </div>
  )
}
