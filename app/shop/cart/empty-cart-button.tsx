import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { changeCart } from '../../shell/persisted/persisted-cart.ts'

const plain = 'inline-flex min-h-11 items-center rounded-full px-3 font-semibold hover:bg-wash'

const focusNow = (button: HTMLButtonElement | null) => button?.focus()

/** Empties the cart after confirmation, as it cannot be undone. */
export const EmptyCartButton = ({ onEmptied }: { onEmptied: () => void }) => {
  const [isAsking, setAsking] = useState(false)
  if (!isAsking)
    return (
      <button
        type="button"
        onClick={() => setAsking(true)}
        className={`${plain} -ml-3 text-sm text-muted`}
      >
        <Trans>Empty the cart</Trans>
      </button>
    )
  const empty = () => {
    changeCart(() => [])
    onEmptied()
  }
  return (
    <p role="alert" className="flex flex-wrap items-center text-sm">
      <span className="mr-2 font-medium">
        <Trans>Empty the cart?</Trans>
      </span>
      <button type="button" onClick={empty} className={`${plain} text-alarm`}>
        <Trans>Yes, empty it</Trans>
      </button>
      <button
        ref={focusNow}
        type="button"
        onClick={() => setAsking(false)}
        className={`${plain} text-leaf-dark`}
      >
        <Trans>Keep them</Trans>
      </button>
    </p>
  )
}
