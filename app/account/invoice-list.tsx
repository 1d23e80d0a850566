import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type Centimes, formatMoney } from '../../domain/money.ts'
import { Icon } from '../../ui/icon.tsx'
import { Price } from '../../ui/price.tsx'
import { PageLink } from '../i18n/page-link.tsx'
import { CopyButton } from './copy-button.tsx'

/** An invoice as the page shows it; days are written out, the reference in its groups. */
export type InvoiceView = {
  number: number
  orderId: string
  orderNumber: number
  date: string
  dueDay: string
  paidDay: string | undefined
  reference: string
  /** Name and address, a line each. */
  payee: readonly string[]
  /** In groups of four; '' where the laboratory has no account. */
  iban: string
  total: Centimes
  state: 'open' | 'overdue' | 'paid' | 'credited'
}

const marks: Record<InvoiceView['state'], { name: MessageDescriptor; look: string }> = {
  open: { name: msg`Open`, look: 'bg-ochre-wash text-ochre' },
  overdue: { name: msg`Overdue`, look: 'bg-alarm-wash text-alarm' },
  paid: { name: msg`Paid`, look: 'bg-wash text-leaf-dark' },
  credited: { name: msg`Credited`, look: 'bg-line text-ink' },
}

const Fact = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-muted">{title}</dt>
    <dd className="tabular-nums">{children}</dd>
  </div>
)

const Download = ({ invoice }: { invoice: InvoiceView }) => {
  const { number } = invoice
  return (
    <a
      href={`/api/shop/orders/${invoice.orderId}/invoice.pdf`}
      className="text-link inline-flex min-h-11 items-center gap-2"
    >
      <Icon name="download-simple" className="size-5" />
      <Trans>Invoice {number} (PDF)</Trans>
    </a>
  )
}

const Mark = ({ state }: Pick<InvoiceView, 'state'>) => {
  const { t } = useLingui()
  const { name, look } = marks[state]
  return <span className={`rounded-full px-3 py-0.5 text-sm font-semibold ${look}`}>{t(name)}</span>
}

type CopiedProps = { title: ReactNode; text: string; copied: string; label: string }

/** A value that e-banking asks for, with a button that copies it. */
const Copied = ({ title, text, copied, label }: CopiedProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 py-1">
    <div className="min-w-0">
      <dt className="text-sm text-muted">{title}</dt>
      <dd className="break-words tabular-nums">{text}</dd>
    </div>
    <CopyButton text={copied} label={label} />
  </div>
)

/** How to pay an open invoice: the QR code for the phone, the same values to copy for the computer. */
const PaymentPart = ({ invoice }: { invoice: InvoiceView }) => {
  const { t } = useLingui()
  const { number, orderId, payee, iban, reference, total } = invoice
  const amount = formatMoney(total)
  return (
    <div className="mt-4 grid items-start gap-x-8 gap-y-4 border-t border-line pt-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
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
          copied={(total / 100).toFixed(2)}
          label={t`Copy the amount`}
        />
      </dl>
    </div>
  )
}

/** An invoice that is to be paid, with all that e-banking asks for. */
const OpenInvoice = ({ invoice }: { invoice: InvoiceView }) => {
  const { orderNumber, date, dueDay, iban, total, state } = invoice
  return (
    <li className="border border-line bg-sheet p-5 shadow-label sm:p-6" data-invoice={state}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Download invoice={invoice} />
          <Mark state={state} />
        </div>
        <Price amount={total} className="text-xl" />
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-x-8 gap-y-3 sm:grid-cols-3">
        <Fact title={<Trans>Date</Trans>}>{date}</Fact>
        <Fact title={<Trans>Payable by</Trans>}>{dueDay}</Fact>
        <Fact title={<Trans>Order</Trans>}>
          <PageLink
            page="account.orders.order"
            params={{ order: `${orderNumber}` }}
            className="text-link"
          >
            <Trans>No. {orderNumber}</Trans>
          </PageLink>
        </Fact>
      </dl>
      {iban && <PaymentPart invoice={invoice} />}
    </li>
  )
}

const SettledInvoice = ({ invoice }: { invoice: InvoiceView }) => {
  const { date, paidDay, total, state } = invoice
  return (
    <li
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_auto_10rem_7rem]"
      data-invoice={state}
    >
      <Download invoice={invoice} />
      <span className="max-sm:order-last">
        <Mark state={state} />
      </span>
      <span className="text-muted tabular-nums max-sm:order-last max-sm:text-right">
        {paidDay && state === 'paid' ? paidDay : date}
      </span>
      <span className="text-right">
        <Price amount={total} className="font-normal text-ink" />
      </span>
    </li>
  )
}

const isOpen = ({ state }: InvoiceView) => state === 'open' || state === 'overdue'

/** What is to be paid first, then what has been. */
export const InvoiceList = ({ invoices }: { invoices: readonly InvoiceView[] }) => {
  // What has waited the longest comes first.
  const open = invoices.filter(isOpen).toReversed()
  const settled = invoices.filter((invoice) => !isOpen(invoice))
  return (
    <>
      <section>
        <h2 className="mb-4 text-2xl">
          <Trans>Open invoices</Trans>
        </h2>
        {open.length === 0 ? (
          <p className="flex items-center gap-3 border-l-4 border-leaf bg-wash p-5">
            <Icon name="check" className="size-5 text-leaf-dark" />
            <Trans>You have no open invoices.</Trans>
          </p>
        ) : (
          <ul className="grid gap-4">
            {open.map((invoice) => (
              <OpenInvoice key={invoice.number} invoice={invoice} />
            ))}
          </ul>
        )}
      </section>
      {settled.length > 0 && (
        <section className="mt-12">
          <h2 className="mb-4 text-2xl">
            <Trans>Settled invoices</Trans>
          </h2>
          <ul className="divide-y divide-line border-y border-line">
            {settled.map((invoice) => (
              <SettledInvoice key={invoice.number} invoice={invoice} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
