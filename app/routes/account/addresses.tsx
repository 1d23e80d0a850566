import { Trans, useLingui } from '@lingui/react/macro'
import { dequal } from 'dequal/lite'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { type Address, type AddressKind, emptyAddress } from '../../../domain/customer/address.ts'
import { storedStreet } from '../../../domain/customer/postal-address.ts'
import { type AddressProblem, addressProblems } from '../../../domain/order/address-problem.ts'
import { addressChoices } from '../../../server/accounts/profile/address-choices.ts'
import { addressColumns, findAddresses } from '../../../server/accounts/profile/addresses.ts'
import {
  type DeliveryAddress,
  listDeliveryAddresses,
} from '../../../server/accounts/profile/delivery-addresses.ts'
import { findInvoiceEmail } from '../../../server/accounts/profile/find-accounts.ts'
import { findOptions } from '../../../server/content/options.ts'
import { requestFacts } from '../../../server/http/pages/request-facts.ts'
import { addressLinesWithCanton } from '../../../server/orders/address-lines.ts'
import { findCustomer } from '../../../server/orders/placing/quote-order.ts'
import { Icon } from '../../../ui/icon.tsx'
import { AccountPage } from '../../account/account-page.tsx'
import { AddressCard } from '../../account/addresses/address-card.tsx'
import { AddressWarning } from '../../account/addresses/address-warning.tsx'
import { answerAddresses, returnAddress } from '../../account/addresses/answer-addresses.ts'
import { OtherAddresses } from '../../account/addresses/other-addresses.tsx'
import { loadAccount } from '../../account/load-account.ts'
import { LoginRequired } from '../../account/login/login-required.tsx'
import { DoneNotice, RefusalNotice } from '../../account/notices.tsx'
import { usePageContext } from '../../i18n/page-context.ts'
import { Island } from '../../islands/island.tsx'
import type { Route } from './+types/addresses'

export { pageMeta as meta } from '../../i18n/page-meta.ts'

/** `edit` is `billing`, `shipping` for the default delivery address, the id of one, or `new`. */
const editedKind = (edit: string): AddressKind => (edit === 'billing' ? 'billing' : 'shipping')

/** The form of the query; undefined without one, and for an address that does not exist. */
const formOf = (edit: string | null, billing: Address, deliveries: readonly DeliveryAddress[]) => {
  if (!edit) return undefined
  if (edit === 'billing') return { kind: editedKind(edit), address: billing }
  const isDefault = edit === 'shipping'
  const found = deliveries.find(({ id, ...one }) => (isDefault ? one.isDefault : id === edit))
  if (!found && edit !== 'new')
    return isDefault ? { kind: editedKind(edit), address: billing } : undefined
  return {
    kind: editedKind(edit),
    address: found?.address ?? emptyAddress,
    delivery: {
      ...{ id: found?.id ?? edit, name: found?.name ?? '' },
      isDefault: found?.isDefault ?? false,
    },
  }
}

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadAccount(context, async ({ practiceId, managesPractice }, { services, language }) => {
    const { db } = services
    const [customer, addresses, deliveries, invoiceEmail, options] = await Promise.all([
      findCustomer(db, practiceId),
      findAddresses(db, practiceId),
      listDeliveryAddresses(db, practiceId),
      findInvoiceEmail(db, practiceId),
      findOptions(db, ['shipping_countries']),
    ])
    const { shipping_countries: countries } = options
    const { billing, shipping = billing } = customer ?? {}
    const { searchParams } = new URL(request.url)
    const form = formOf(
      managesPractice ? searchParams.get('edit') : null,
      addresses.billing ?? emptyAddress,
      deliveries,
    )
    return {
      mayEdit: managesPractice,
      billing: billing ? addressLinesWithCanton(billing, language) : [],
      shipping: shipping ? addressLinesWithCanton(shipping, language) : [],
      problems: addressProblems({ ...customer }, countries),
      countries,
      isSame: dequal(billing, shipping),
      asksForNumber:
        addresses.billing !== undefined &&
        storedStreet(addresses.billing.Address1, addresses.billing.BuildingNumber)
          .buildingNumber === null,
      invoiceEmail,
      standard: deliveries.find(({ isDefault }) => isDefault),
      others: deliveries
        .filter(({ isDefault }) => !isDefault)
        .map(({ id, name, address }) => {
          const stored = addressColumns(address)
          const lines = addressLinesWithCanton(stored, language)
          const problems = addressProblems({ ...customer, shipping: stored }, countries)
          return { id, name: name || (lines[0] ?? ''), lines, problems: onlyShipping(problems) }
        }),
      returnTo: returnAddress(language, searchParams),
      form: form && { ...form, choices: addressChoices(language) },
    }
  })

export const action = ({ context, request }: Route.ActionArgs) =>
  answerAddresses(context.get(requestFacts), request)

const onlyShipping = (problems: readonly AddressProblem[]) =>
  problems.filter(({ kind }) => kind === 'shipping')

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
  const { pathname } = usePageContext()
  const { title, lead, found } = loaderData
  if (!found) return <LoginRequired title={title} />
  const { form, isSame, asksForNumber, problems, countries, invoiceEmail, others } = found
  const problemsOf = (kind: AddressKind) =>
    problems.filter((problem) => problem.kind === kind && found[kind].length > 0)
  const empty = t`No address yet.`
  const titles = { billing: t`Billing address`, shipping: t`Shipping address` }
  const done = search.get('done')
  return (
    <AccountPage page="account.addresses" title={title} lead={lead} picture="linden">
      {form ? (
        <section aria-labelledby={titleId} className="max-w-2xl">
          <h2 id={titleId} className="mb-6 text-2xl">
            {form.delivery?.id === 'new' ? t`Another shipping address` : titles[form.kind]}
          </h2>
          <Island
            name="address"
            props={{
              ...form,
              ...{ isSame, invoiceEmail },
              countries,
              answer: actionData?.kind === form.kind ? actionData : undefined,
              requestedField: search.get('field') ?? undefined,
              cancelAddress: found.returnTo ?? pathname,
            }}
          />
        </section>
      ) : (
        <>
          {actionData?.notice && <RefusalNotice>{actionData.notice}</RefusalNotice>}
          {done === 'remove' && <DoneNotice>{t`The address has been removed.`}</DoneNotice>}
          {done === 'default' && (
            <DoneNotice>{t`The default shipping address has been changed.`}</DoneNotice>
          )}
          {asksForNumber && found.mayEdit && <NumberNotice />}
          <div className="grid gap-6 sm:grid-cols-2">
            <AddressCard
              part="billing"
              mayEdit={found.mayEdit}
              title={titles.billing}
              lines={found.billing}
              empty={empty}
              note={
                <>
                  {invoiceEmail && (
                    <p className="mt-3 break-words">
                      <Trans>E-mails with invoices also go to {invoiceEmail}</Trans>
                    </p>
                  )}
                  <AddressWarning problems={problemsOf('billing')} className="mt-4" />
                </>
              }
            />
            <AddressCard
              part="shipping"
              mayEdit={found.mayEdit}
              title={titles.shipping}
              name={found.standard?.name ?? ''}
              id={found.standard?.id}
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
          <OtherAddresses others={others} mayEdit={found.mayEdit} />
        </>
      )}
    </AccountPage>
  )
}
