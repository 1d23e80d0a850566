import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatMoney } from '../../../domain/money.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Price } from '../../../ui/price.tsx'
import { PageLink } from '../../i18n/page-link.tsx'
import { CopyTextButton } from '../copy-button.tsx'
import type { ShownInvoice } from './invoice-view.ts'

type CopiedProps = { title: string; text: string; copied?: string; label: string }

/** A value for e-banking, with a button that copies `copied`, by default the text without spaces. */
const Copied = ({ title, text, copied = text.replaceAll(' ', ''), label }: CopiedProps) => (
  <div className="py-1">
    <dt className="text-sm text-muted">{title}</dt>
    <dd className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 leading-snug tabular-nums">
      <span className="break-words">{text}</span>
      <CopyTextButton text={copied} label={label} />
    </dd>
  </div>
)

/** How to pay an open invoice: the QR code for phones, the same values to copy for computers. */
const InvoicePayment = ({ invoice }: { invoice: ShownInvoice }) => {
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
          title={t`Payable to`}
          text={payee.join(', ')}
          copied={payee.join('\n')}
          label={t`Copy the payee`}
        />
        <Copied title={t`IBAN`} text={iban} label={t`Copy the IBAN`} />
        <Copied
          title={t`Payment reference`}
          text={reference}
          label={t`Copy the payment reference`}
        />
        <Copied
          title={t`Amount`}
          text={amount}
          copied={(due / 100).toFixed(2)}
          label={t`Copy the amount`}
        />
      </dl>
    </div>
  )
}

const marks: Record<ShownInvoice['state'], { name: MessageDescriptor; look: string }> = {
  open: { name: msg`Open`, look: 'bg-ochre-wash text-ochre' },
  overdue: { name: msg`Overdue`, look: 'bg-alarm-wash text-alarm' },
  paid: { name: msg`Paid`, look: 'bg-wash text-leaf-dark' },
  credited: { name: msg`Credited`, look: 'bg-line text-ink' },
}

const Mark = ({ state }: Pick<ShownInvoice, 'state'>) => {
  const { t } = useLingui()
  const { name, look } = marks[state]
  return (
    <span
      className={`inline-block rounded-full px-3 py-0.5 text-sm font-semibold whitespace-nowrap ${look}`}
    >
      {t(name)}
    </span>
  )
}

const Download = ({ number, orderId }: Pick<ShownInvoice, 'number' | 'orderId'>) => {
  const { t } = useLingui()
  return (
    <a
      href={`/api/shop/orders/${orderId}/invoice.pdf`}
      aria-label={t`Invoice ${number} (PDF)`}
      className="text-link inline-flex min-h-11 items-center gap-2 tabular-nums"
    >
      <Icon name="download-simple" className="size-5" />
      <span className="font-semibold md:hidden">{t`Invoice ${number}`}</span>
      <span className="max-md:hidden">{number}</span>
    </a>
  )
}

/** `label` is shown on small screens, which have no column heads. */
type CellProps = { label?: ReactNode; colSpan?: number; className: string; children: ReactNode }

const Cell = ({ label, colSpan, className, children }: CellProps) => (
  <td colSpan={colSpan} className={`py-1 pr-4 align-baseline tabular-nums max-md:p-0 ${className}`}>
    {label && <span className="block text-sm text-muted md:hidden">{label} </span>}
    {children}
  </td>
)

type RowProps = { invoice: ShownInvoice; isPayable: boolean; isUnfolded: boolean }

const Invoice = ({ invoice, isPayable, isUnfolded }: RowProps) => {
  const { t } = useLingui()
  const { orderNumber, date, dueDay, paidDay, iban, total, due, state } = invoice
  return (
    <tbody
      data-invoice={state}
      className={`border-t border-line max-md:block ${isPayable ? 'max-md:border max-md:bg-sheet max-md:px-4 max-md:py-3 max-md:shadow-label' : 'max-md:py-3'}`}
    >
      <tr className="max-md:grid max-md:grid-cols-2 max-md:gap-x-6 max-md:gap-y-2">
        <Cell className="max-md:order-1 max-md:self-center">
          <Download {...invoice} />
        </Cell>
        <Cell label={t`Order`} className="max-md:order-5">
          <PageLink
            page="account.orders.order"
            params={{ order: `${orderNumber}` }}
            className="text-link inline-flex min-h-11 items-center whitespace-nowrap max-md:min-h-7"
          >
            {t`No. ${orderNumber}`}
          </PageLink>
        </Cell>
        <Cell label={t`Date`} className="max-md:order-3">
          {date}
        </Cell>
        <Cell label={isPayable ? t`Payable by` : t`Paid on`} className="max-md:order-4">
          {isPayable ? (dueDay ?? t`immediately`) : (paidDay ?? '–')}
        </Cell>
        <Cell label={t`Status`} className="max-md:order-6">
          <Mark state={state} />
        </Cell>
        <Cell className="pr-0 text-right max-md:order-2 max-md:self-center">
          <Price
            amount={isPayable ? due : total}
            className={isPayable ? 'text-lg' : 'font-normal text-ink'}
          />
        </Cell>
      </tr>
      {isPayable && iban && (
        <tr className="max-md:block">
          <Cell colSpan={6} className="max-md:block">
            <details open={isUnfolded}>
              <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-leaf-dark hover:underline">
                <Icon name="credit-card" />
                {t`Payment details`}
              </summary>
              <InvoicePayment invoice={invoice} />
            </details>
          </Cell>
        </tr>
      )}
    </tbody>
  )
}

type HeadProps = { className?: string; children: ReactNode }

const Head = ({ className = 'text-left', children }: HeadProps) => (
  <th scope="col" className={`pr-4 pb-2 font-medium ${className}`}>
    {children}
  </th>
)

type Props = { invoices: readonly ShownInvoice[]; name: ReactNode; isPayable?: boolean }

/**
 * A table on wide screens, cards on small ones; the first invoice is expanded when it is payable.
 */
export const AccountInvoices = ({ invoices, name, isPayable = false }: Props) => {
  const { t } = useLingui()
  return (
    <table className="w-full border-b border-line max-md:grid max-md:gap-4 max-md:border-0">
      <caption className="sr-only">{name}</caption>
      <thead className="text-sm text-muted max-md:sr-only">
        <tr>
          <Head>{t`Invoice (PDF)`}</Head>
          <Head>{t`Order`}</Head>
          <Head>{t`Date`}</Head>
          <Head>{isPayable ? t`Payable by` : t`Paid on`}</Head>
          <Head>{t`Status`}</Head>
          <Head className="pr-0 text-right">{t`Amount`}</Head>
        </tr>
      </thead>
      {invoices.map((invoice, position) => (
        <Invoice
          key={invoice.number}
          invoice={invoice}
          isPayable={isPayable}
          isUnfolded={position === 0}
        />
      ))}
    </table>
  )
}
