import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { searchKey, searchWords } from '../../../domain/search/staff-search.ts'
import { lineMessages } from '../../../messages/shop/lines.ts'
import { inputClass } from '../../../ui/field.tsx'
import { LineList } from '../../../ui/line-layout.tsx'
import { showToast } from '../../browser/toast.ts'
import { useSiteFacts } from '../../i18n/page-context.ts'
import { OrderScriptNote } from '../../shop/selector/price-lines.tsx'
import { NothingYet } from '../notices.tsx'
import { ShelfRow } from './shelf-row.tsx'
import type { ShelfRowView } from './shelf-rows.ts'

/** Rows that contain all words of the text, as 'arn 30'. */
const useFiltered = (rows: readonly ShelfRowView[], text: string) => {
  const { t } = useLingui()
  const searched = useMemo(
    () =>
      rows.map((row) => {
        const { detail, substances } = lineMessages(row.info, t)
        return { row, text: searchKey([row.name, detail, ...substances].join(' ')) }
      }),
    [rows, t],
  )
  const words = searchWords(text)
  return searched
    .filter((one) => words.every((word) => one.text.includes(word)))
    .map(({ row }) => row)
}

/** Only rows with an access key show it. */
const maxDigit = 9

type Props = { rows: readonly ShelfRowView[]; mayOrder: boolean }

/**
 * Starred and ordered articles. One click or key adds: a digit while the list has the focus, Enter
 * in the filter for the first row. The key / focuses the filter.
 */
export default function ShelfList({ rows, mayOrder }: Props) {
  const { i18n, t } = useLingui()
  const id = useId()
  const [text, setText] = useState('')
  const filter = useRef<HTMLInputElement>(null)
  const shown = useFiltered(rows, text)
  const { analytics } = useSiteFacts()
  // Stable, so that typing renders only the rows that change.
  const add = useCallback(
    async (row: ShelfRowView | undefined) => {
      if (!mayOrder || !row || !('item' in row)) return
      try {
        const { addLines } = await import('../../shop/cart/put-in-cart.ts')
        await addLines([{ item: row.item, quantity: 1 }], i18n, analytics)
      } catch {
        showToast('error', t`There was a problem, please try again`)
      }
    },
    [mayOrder, i18n, analytics, t],
  )

  useEffect(() => {
    // What was typed before the script ran.
    setText((before) => before || (filter.current?.value ?? ''))
  }, [])

  useEffect(() => {
    const focusFilter = (event: globalThis.KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, target } = event
      const isTyping = target instanceof Element && target.matches('input, textarea, select')
      if (key !== '/' || altKey || ctrlKey || metaKey || isTyping || !filter.current) return
      event.preventDefault()
      filter.current.focus()
    }
    document.addEventListener('keydown', focusFilter)
    return () => document.removeEventListener('keydown', focusFilter)
  }, [])

  const addFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add(shown.find((row) => 'item' in row))
  }
  const addByDigit = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || !/^[1-9]$/.test(event.key)) return
    event.preventDefault()
    add(shown[Number(event.key) - 1])
  }

  if (rows.length === 0)
    return (
      <NothingYet>
        {t`What you order or mark with a star appears here, with your usual dilution and size.`}
      </NothingYet>
    )
  return (
    <>
      {mayOrder && <OrderScriptNote />}
      <div className="mb-5 grid max-w-md gap-1 noscript:hidden">
        <label htmlFor={id} className="font-semibold">
          {t`Filter`}
        </label>
        <input
          ref={filter}
          id={id}
          type="search"
          value={text}
          placeholder="arn 30"
          autoComplete="off"
          spellCheck={false}
          aria-keyshortcuts="/"
          aria-describedby={`${id}-hint`}
          className={inputClass}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={addFirst}
        />
        <p id={`${id}-hint`} className="text-sm text-muted pointer-coarse:hidden">
          {t`Press / to come here and Enter to add the first item; in the list, press 1 to 9 to add the item with that number.`}
        </p>
      </div>
      <p role="status" className={shown.length > 0 ? 'sr-only' : 'py-4'}>
        {shown.length === 0 && t`No item matches this text.`}
      </p>
      {shown.length > 0 && (
        <LineList aria-label={t`Your items`} onKeyDown={addByDigit}>
          {shown.map((row, at) => (
            <ShelfRow
              key={row.key}
              row={row}
              digit={at < maxDigit && 'item' in row ? at + 1 : undefined}
              onAdd={mayOrder ? add : undefined}
            />
          ))}
        </LineList>
      )}
    </>
  )
}
