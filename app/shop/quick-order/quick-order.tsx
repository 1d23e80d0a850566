import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import type { QuickLine } from '../../../server/catalogue/quick-order/read-quick-order.ts'
import { buttonClass, SubmitButton } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useOrderRestriction } from '../../account/order-right/order-restriction.ts'
import { PageLink } from '../../i18n/page-link.tsx'
import { usePersisted } from '../../shell/persisted/use-persisted.ts'
import { appendLines, pasteLines, typeOnRow } from './edit-text.ts'
import { FileButton } from './file-button.tsx'
import { LineRows, ReadingNotice } from './line-rows.tsx'
import { OrderButton, useOrderLines } from './order-button.tsx'

const key = 'sn_quick_order'

/** The lines written in this tab and not yet added; '' without any or without storage. */
const readDraft = (): string => {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

const writeQuickOrderDraft = (text: string) => {
  try {
    if (text.trim() === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Without storage the lines last as long as the page.
  }
}

/** The checkout of what was added, one Tab after the field; nothing with an empty cart. */
const CheckoutLink = () => {
  const isRestricted = useOrderRestriction() !== undefined
  const isEmpty = usePersisted(({ cart }) => cart.length === 0)
  if (isEmpty || isRestricted) return null
  return (
    <PageLink page="checkout" className={buttonClass('filled', 'mt-5')}>
      <Trans>Go to checkout</Trans>
      <Icon name="arrow-right" />
    </PageLink>
  )
}

type Props = {
  /** The text and what was read of it when the form was submitted without script. */
  answer?: { text: string; lines: QuickLine[] } | undefined
}

const example = 'arn 30ch glob 1g x2\nRibes nigrum gemmo 60 ml\nSchüssler 7 D6'

/** The page's field for many lines: each is read while it is written. */
export default function QuickOrder({ answer }: Props) {
  const { t } = useLingui()
  const id = useId()
  const { text, setText, state, choose, addRight } = useOrderLines(
    answer ?? { text: '', lines: [] },
  )
  const [isActive, setActive] = useState(false)
  const { rows } = state
  const cursor = useRef<number>(undefined)
  const list = useRef<HTMLOListElement>(null)

  useEffect(() => {
    setActive(true)
    // What was typed before the script ran.
    const field = document.getElementById(id)
    const typed = field instanceof HTMLTextAreaElement ? field.value : ''
    setText((before) => before || typed || readDraft())
    // The page is for typing; on touch screens the keyboard would cover it.
    if (document.activeElement === document.body && matchMedia('(pointer: fine)').matches)
      field?.focus({ preventScroll: true })
  }, [id, setText])
  useEffect(() => {
    if (isActive) writeQuickOrderDraft(text)
  }, [text, isActive])

  const focusField = useCallback(
    (at?: number) => {
      const field = document.getElementById(id)
      if (!(field instanceof HTMLTextAreaElement)) return
      field.focus()
      const place = at ?? field.value.length
      field.setSelectionRange(place, place)
    },
    [id],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field has its text after the render
  useEffect(() => {
    if (cursor.current === undefined) return
    focusField(cursor.current)
    cursor.current = undefined
  }, [text, focusField])

  const leave = useCallback(() => focusField(), [focusField])
  const addAll = async () => {
    if (await addRight()) focusField()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const typed = typeOnRow(event, text)
    if (typed !== undefined) {
      cursor.current = typed.length
      setText(typed)
    }
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    addAll()
  }

  return (
    <form method="post" onKeyDown={onKeyDown}>
      <TextArea
        id={id}
        name="text"
        label={t`Your items, one per line`}
        hint={
          <Trans>
            Name or abbreviation, dilution, form, size and quantity in any order. Tab moves to the
            questions, a digit answers them; Ctrl + Enter adds to the cart.
          </Trans>
        }
        rows={7}
        value={text}
        placeholder={example}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        enterKeyHint="enter"
        className="mt-1 font-mono"
        onChange={(event) => setText(event.currentTarget.value)}
        onPaste={(event) => {
          const pasted = pasteLines(event)
          if (!pasted) return
          cursor.current = pasted.cursor
          setText(pasted.text)
        }}
      />
      <ReadingNotice {...state} />
      {rows.length > 0 && (
        <LineRows
          ref={list}
          rows={rows}
          label={t`What was read`}
          className="mt-5"
          onChoose={choose}
          onLeave={leave}
        />
      )}
      {isActive &&
        (rows.length > 0 ? <OrderButton rows={rows} onAdd={addAll} /> : <CheckoutLink />)}
      <div className="mt-6 flex flex-wrap gap-3">
        {isActive ? (
          <FileButton onLines={(more) => setText((before) => appendLines(before, more))} />
        ) : (
          <SubmitButton look="outline">{t`Read the lines`}</SubmitButton>
        )}
      </div>
    </form>
  )
}
