import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type CartItem, setReference } from '../../../../domain/cart/cart-item.ts'
import { maxLineReference, readLineReference } from '../../../../domain/order/line-reference.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { changeCart } from '../../../shell/persisted/persisted-cart.ts'

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
      changeCart((cart) => setReference(cart, cartId, typed))
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
    <p className="text-sm">
      {reference && (
        <span className="mr-2 wrap-anywhere">
          <Trans>Your reference: {reference}</Trans>
        </span>
      )}
      <button
        ref={button}
        type="button"
        onClick={() => setEdited(true)}
        className="inline-flex min-h-6 items-center gap-1 text-left font-medium whitespace-nowrap text-leaf-dark hover:underline"
      >
        {reference ? (
          <Trans>Change</Trans>
        ) : (
          <>
            <Icon name="plus" className="size-3" />
            <Trans>Own reference</Trans>
          </>
        )}
        <span className="sr-only">: {name}</span>
      </button>
    </p>
  )
}
