import { Trans, useLingui } from '@lingui/react/macro'
import { dequal } from 'dequal/lite'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { type AddressKind, addressKinds, emptyAddress } from '../../../domain/customer/address.ts'
import { storedStreet } from '../../../domain/customer/postal-address.ts'
import { addressProblems } from '../../../domain/order/address-problem.ts'
import { addressChoices } from '../../../server/accounts/profile/address-choices.ts'
import { findAddresses } from '../../../server/accounts/profile/addresses.ts'
import { findOptions } from '../../../server/content/options.ts'
import { requestFacts } from '../../../server/http/pages/request-facts.ts'
import { addressLinesWithCanton } from '../../../server/orders/address-lines.ts'
import { findCustomer } from '../../../server/orders/placing/quote-order.ts'
import { Icon } from '../../../ui/icon.tsx'
import { AccountPage } from '../../account/account-page.tsx'
import { AddressCard } from '../../account/addresses/address-card.tsx'
import { isFromCheckout } from '../../account/addresses/address-field-search.ts'
import { AddressWarning } from '../../account/addresses/address-warning.tsx'
import { answerAddresses } from '../../account/addresses/answer-addresses.ts'
import { loadAccount } from '../../account/load-account.ts'
import { LoginRequired } from '../../account/login/login-required.tsx'
import { usePageContext } from '../../i18n/page-context.ts'
import { useAddress } from '../../i18n/use-address.ts'
import { Island } from '../../islands/island.tsx'
import type { Route } from './+types/addresses'

export { pageMeta as meta } from '../../i18n/page-meta.ts'

const edited = (search: URLSearchParams) => addressKinds.find((kind) => kind === search.get('edit'))

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadAccount(context, async ({ accountId }, { services, language }) => {
    const [customer, addresses, { shipping_countries: countries }] = await Promise.all([
      findCustomer(services.db, accountId),
      findAddresses(services.db, accountId),
      findOptions(services.db, ['shipping_countries']),
    ])
    const { billing, shipping = billing } = customer ?? {}
    const kind = edited(new URL(request.url).searchParams)
    return {
      billing: billing ? addressLinesWithCanton(billing, language) : [],
      shipping: shipping ? addressLinesWithCanton(shipping, language) : [],
      problems: addressProblems({ ...customer }, countries),
      countries,
      isSame: dequal(billing, shipping),
      asksForNumber:
        addresses.billing !== undefined &&
        storedStreet(addresses.billing.Address1, addresses.billing.BuildingNumber)
          .buildingNumber === null,
      form: kind && {
        kind,
        address: addresses[kind] ?? addresses.billing ?? emptyAddress,
        choices: addressChoices(language),
      },
    }
  })

export const action = ({ context, request }: Route.ActionArgs) =>
  answerAddresses(context.get(requestFacts), request)

const NumberNotice = () => (
  <p className="mb-8 flex gap-3 border-l-4 border-ochre-light bg-ochre-wash p-4">
    <Icon name="info" className="mt-0.5 size-5 text-ochre" />
    <span>
      <Trans>
        Your billing address has no house number – is that right?{' '}
        <a href="?edit=billing" className="text-link">
          Check the billing address
        </a>
      </Trans>
    </span>
  </p>
)

export default function AccountAddresses({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const titleId = useId()
  const checkout = useAddress()('checkout')
  const { pathname } = usePageContext()
  const { title, lead, found } = loaderData
  if (!found) return <LoginRequired title={title} />
  const { form, isSame, asksForNumber, problems, countries } = found
  const problemsOf = (kind: AddressKind) =>
    problems.filter((problem) => problem.kind === kind && found[kind].length > 0)
  const empty = t`No address yet.`
  const titles = { billing: t`Billing address`, shipping: t`Shipping address` }
  return (
    <AccountPage page="account.addresses" title={title} lead={lead} picture="linden">
      {form && form.kind === edited(search) ? (
        <section aria-labelledby={titleId} className="max-w-2xl">
          <h2 id={titleId} className="mb-6 text-2xl">
            {titles[form.kind]}
          </h2>
          <Island
            name="address"
            props={{
              ...form,
              isSame,
              countries,
              answer: actionData?.kind === form.kind ? actionData : undefined,
              requestedField: search.get('field') ?? undefined,
              cancelAddress: isFromCheckout(search) ? checkout : pathname,
            }}
          />
        </section>
      ) : (
        <>
          {asksForNumber && <NumberNotice />}
          <div className="grid gap-6 sm:grid-cols-2">
            <AddressCard
              part="billing"
              title={titles.billing}
              lines={found.billing}
              empty={empty}
              note={<AddressWarning problems={problemsOf('billing')} className="mt-4" />}
            />
            <AddressCard
              part="shipping"
              title={titles.shipping}
              lines={found.shipping}
              empty={empty}
              note={
                isSame && found.billing.length > 0 ? (
                  <p className="mt-3 text-sm text-muted">{t`Same as the billing address`}</p>
                ) : (
                  <AddressWarning problems={problemsOf('shipping')} className="mt-4" />
                )
              }
            />
          </div>
        </>
      )}
    </AccountPage>
  )
}
