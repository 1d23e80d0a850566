import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { CartItem } from '../../../../domain/cart/cart-item.ts'
import { maxLineReference, readLineReference } from '../../../../domain/order/free-text.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { changeCart } from '../../../shell/persisted/change-cart.ts'

type FieldProps = { item: CartItem; onDone: () => void }

/** Enter and leaving the field take the reference over, Escape does not. */
const ReferenceField = ({ item, onDone }: FieldProps) => {
  const { t } = useLingui()
  const { cartId, name, reference = '' } = item
  const field = useRef<HTMLInputElement>(null)
  const isCancelled = useRef(false)
  useEffect(() => field.current?.focus(), [])
  const save = () => {
    const typed = readLineReference(field.current?.value ?? '')
    if (!isCancelled.current && typed !== reference)
      changeCart({ type: 'set', cartId, reference: typed })
    onDone()
  }
  const operate = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // Escape would also close the cart.
    event.preventDefault()
    event.stopPropagation()
    isCancelled.current = event.key === 'Escape'
    field.current?.blur()
  }
  return (
    <input
      ref={field}
      type="text"
      defaultValue={reference}
      maxLength={maxLineReference}
      autoComplete="off"
      aria-label={t`Your reference for ${name}`}
      placeholder={t`e.g. patient code`}
      onBlur={save}
      onKeyDown={operate}
      className="my-1 h-9 w-full max-w-64 rounded-md border border-edge bg-white px-2 text-sm"
    />
  )
}

/** The own reference of a line (A4), with a button to enter or change it. */
export const LineReference = ({ item }: { item: CartItem }) => {
  const { t } = useLingui()
  const { name, reference } = item
  const [isEdited, setEdited] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasEdited = useRef(false)
  useEffect(() => {
    if (wasEdited.current && !isEdited && document.activeElement === document.body)
      button.current?.focus()
    wasEdited.current = isEdited
  }, [isEdited])
  if (isEdited) return <ReferenceField item={item} onDone={() => setEdited(false)} />
  return (
    <button
      ref={button}
      type="button"
      title={reference || t`Your reference`}
      onClick={() => setEdited(true)}
      className={`inline-flex min-h-6 min-w-6 items-center gap-1.5 text-left text-sm leading-snug text-leaf-dark hover:underline ${reference ? 'md:min-w-24' : ''}`}
    >
      <Icon name="identification-card" className="size-4 shrink-0" />
      {reference ? (
        // Wide screens show eleven lines without scrolling.
        <>
          <span className="wrap-anywhere md:sr-only">{t`Your reference: ${reference}`}</span>
          <span aria-hidden="true" className="truncate max-md:hidden">
            {reference}
          </span>
        </>
      ) : (
        <span className="md:sr-only">{t`Your reference`}</span>
      )}
      <span className="sr-only">
        <Trans>: {name}</Trans>
      </span>
    </button>
  )
}
