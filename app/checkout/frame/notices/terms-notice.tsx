import { Trans } from '@lingui/react/macro'
import type { TermChangeView } from '../frame-view.ts'
import { Notice } from './notices.tsx'

const TermName = ({ term }: Pick<TermChangeView, 'term'>) => {
  switch (term) {
    case 'subtotal':
      return <Trans>Subtotal</Trans>
    case 'discount':
      return <Trans>Discount</Trans>
    case 'shipping':
      return <Trans>Shipping</Trans>
    case 'total':
      return <Trans>Total</Trans>
    case 'vat':
      return <Trans>VAT</Trans>
    case 'paymentDays':
      return <Trans>Payment term in days</Trans>
    case 'billing':
      return <Trans>Billing address</Trans>
    case 'shippingAddress':
      return <Trans>Shipping address</Trans>
  }
}

/** Old and new value of each term that has changed since the customer saw the order. */
export const TermsNotice = ({ changes }: { changes: readonly TermChangeView[] }) =>
  changes.length > 0 && (
    <Notice isAlarm={false}>
      <p className="font-semibold">
        <Trans>This has changed since you last saw your order:</Trans>
      </p>
      <dl className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
        {changes.map(({ term, before, now }) => (
          <div key={term} className="sm:col-span-2 sm:grid sm:grid-cols-subgrid">
            <dt className="font-medium">
              <TermName term={term} />
            </dt>
            <dd className="break-words">
              <span className="sr-only">
                <Trans>before:</Trans>{' '}
              </span>
              <del className="text-muted">{before}</del> <span aria-hidden="true">→ </span>
              <span className="sr-only">
                <Trans>now:</Trans>{' '}
              </span>
              <ins className="font-semibold no-underline">{now}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </Notice>
  )
