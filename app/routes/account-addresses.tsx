import { Trans } from '@lingui/react/macro'
import { findContact } from '../../server/content/find-contact.ts'
import { findCustomer } from '../../server/orders/find-customer.ts'
import { AccountPage } from '../account/account-page.tsx'
import { AddressCard } from '../account/address-card.tsx'
import { addressLines } from '../account/address-lines.ts'
import { ChangeByContact } from '../account/change-by-contact.tsx'
import { loadAccount } from '../account/load-account.ts'
import { LogInFirst } from '../account/log-in-first.tsx'
import { pageMeta } from '../i18n/page-meta.ts'
import type { Route } from './+types/account-addresses'

export const meta = pageMeta

export const loader = ({ context }: Route.LoaderArgs) =>
  loadAccount(context, async ({ accountId }, { services, language }) => {
    const customer = await findCustomer(services.db, accountId)
    const { billing, shipping = billing } = customer ?? {}
    return {
      billing: billing ? addressLines(billing, language) : [],
      shipping: shipping ? addressLines(shipping, language) : [],
      contact: await findContact(services.db, language),
    }
  })

export default function AccountAddresses({ loaderData }: Route.ComponentProps) {
  const { title, lead, found } = loaderData
  if (!found) return <LogInFirst title={title} />
  const empty = <Trans>No address yet.</Trans>
  return (
    <AccountPage page="account.addresses" title={title} lead={lead} picture="envelope">
      <div className="grid gap-6 sm:grid-cols-2">
        <AddressCard title={<Trans>Billing address</Trans>} lines={found.billing} empty={empty} />
        <AddressCard title={<Trans>Shipping address</Trans>} lines={found.shipping} empty={empty} />
      </div>
      <ChangeByContact contact={found.contact} />
    </AccountPage>
  )
}
