import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageLink } from '../../i18n/page-link.tsx'
import type { OrderView } from './frame-view.ts'

const Address = ({ title, lines }: { title: ReactNode; lines: readonly string[] }) => (
  <div>
    <h3 className="mb-1 font-sans text-base font-semibold">{title}</h3>
    <address className="not-italic">
      {lines.map((line) => (
        <span key={line} className="block break-words">
          {line}
        </span>
      ))}
    </address>
  </div>
)

/** Where the invoice and the parcel go; both are kept in the account. */
export const Addresses = ({ order, isFixed }: { order: OrderView; isFixed: boolean }) => (
  <div>
    <div className="grid gap-6 sm:grid-cols-2">
      <Address title={<Trans>Billing address</Trans>} lines={order.billing} />
      <Address title={<Trans>Shipping address</Trans>} lines={order.shipTo} />
    </div>
    {!isFixed && (
      <p className="mt-2">
        <PageLink
          page="account.addresses"
          target="_top"
          className="text-link inline-flex min-h-11 items-center"
        >
          <Trans>To the addresses of your account</Trans>
        </PageLink>
      </p>
    )}
  </div>
)
