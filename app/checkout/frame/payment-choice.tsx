import { Trans, useLingui } from '@lingui/react/macro'
import { paymentMessages } from '../../../messages/account/payment.ts'

type Props = { chosen: string; paymentDays: number; isMissing: boolean }

export const PaymentChoice = ({ chosen, paymentDays, isMissing }: Props) => {
  const { t } = useLingui()
  return (
    <fieldset aria-describedby={isMissing ? 'payment-error' : undefined}>
      <legend className="mb-3 font-serif text-2xl">
        <Trans>Payment</Trans>
      </legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {Object.entries(paymentMessages).map(([payment, { name, hint }]) => (
          <label
            key={payment}
            className="flex cursor-pointer gap-3 rounded-lg border border-edge bg-sheet p-4 has-checked:border-leaf-dark has-checked:bg-wash"
          >
            <input
              type="radio"
              name="payment"
              value={payment}
              defaultChecked={payment === chosen}
              className="mt-1 size-5 shrink-0 accent-leaf-dark"
            />
            <span>
              <span className="block font-semibold">{t(name)}</span>
              <span className="block text-sm text-muted">{t(hint(paymentDays))}</span>
            </span>
          </label>
        ))}
      </div>
      {isMissing && (
        <p id="payment-error" className="mt-2 text-sm font-medium text-alarm">
          <Trans>Please choose a payment method.</Trans>
        </p>
      )}
    </fieldset>
  )
}
