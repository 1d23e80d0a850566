import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatMoney } from '../../../domain/money.ts'
import { CopyTextButton } from '../copy-button.tsx'
import type { ShownInvoice } from './shown-invoice.ts'

type CopiedProps = { title: ReactNode; text: string; copied: string; label: string }

/** A value for e-banking, with a copy button. */
const Copied = ({ title, text, copied, label }: CopiedProps) => (
  <div className="py-1">
    <dt className="text-sm text-muted">{title}</dt>
    <dd className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 leading-snug tabular-nums">
      <span className="break-words">{text}</span>
      <CopyTextButton text={copied} label={label} />
    </dd>
  </div>
)

/** How to pay an open invoice: the QR code for phones, the same values to copy for computers. */
export const InvoicePayment = ({ invoice }: { invoice: ShownInvoice }) => {
  const { t } = useLingui()
  const { number, orderId, payee, iban, reference, due } = invoice
  const amount = formatMoney(due)
  return (
    <div className="grid items-start gap-x-8 gap-y-4 pt-2 pb-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <img
        src={`/api/shop/orders/${orderId}/qr-code.svg`}
        alt={t`Swiss QR code of invoice ${number}: ${amount}`}
        width={176}
        height={176}
        loading="lazy"
        className="size-44 border border-line bg-white"
      />
      <dl className="divide-y divide-line">
        <Copied
          title={<Trans>Payable to</Trans>}
          text={payee.join(', ')}
          copied={payee.join('\n')}
          label={t`Copy the payee`}
        />
        <Copied
          title={<Trans>IBAN</Trans>}
          text={iban}
          copied={iban.replaceAll(' ', '')}
          label={t`Copy the IBAN`}
        />
        <Copied
          title={<Trans>Payment reference</Trans>}
          text={reference}
          copied={reference.replaceAll(' ', '')}
          label={t`Copy the payment reference`}
        />
        <Copied
          title={<Trans>Amount</Trans>}
          text={amount}
          copied={(due / 100).toFixed(2)}
          label={t`Copy the amount`}
        />
      </dl>
    </div>
  )
}
