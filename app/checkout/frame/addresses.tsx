import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageLink } from '../../i18n/page-link.tsx'
import type { OrderView } from './frame-view.ts'

const Address = ({ title, lines }: { title: ReactNode; lines: readonly string[] }) => (
  <div>
    <dt className="mb-1 font-semibold">{title}</dt>
    {lines.map((line) => (
      <dd key={line} className="break-words">
        {line}
      </dd>
    ))}
  </div>
)

/** Billing and shipping address, from the account. */
export const Addresses = ({ order, isFixed }: { order: OrderView; isFixed: boolean }) => (
  <div>
    <dl className="grid gap-6 sm:grid-cols-2">
      <Address title={<Trans>Billing address</Trans>} lines={order.billing} />
      <Address title={<Trans>Shipping address</Trans>} lines={order.shipTo} />
    </dl>
    {!isFixed && (
      <p className="mt-2">
        <PageLink
          page="account.addresses"
          target="_top"
          className="text-link inline-flex min-h-11 items-center"
        >
          <Trans>Edit my addresses</Trans>
        </PageLink>
      </p>
    )}
  </div>
)
