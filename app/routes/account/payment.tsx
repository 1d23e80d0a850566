import { Trans, useLingui } from '@lingui/react/macro'
import { paymentChoices } from '../../../messages/account/payment.ts'
import { findOptions } from '../../../server/content/options.ts'
import { listInvoices } from '../../../server/invoicing/list-invoices.ts'
import { countryName } from '../../../server/orders/address-lines.ts'
import { swissDay } from '../../../server/swiss-day.ts'
import { Price } from '../../../ui/price.tsx'
import { AccountPage } from '../../account/account-page.tsx'
import { InvoiceList } from '../../account/documents/invoice-list.tsx'
import { accountInvoiceView } from '../../account/documents/invoice-view.ts'
import { loadAccount } from '../../account/load-account.ts'
import { LoginRequired } from '../../account/login/login-required.tsx'
import { useSiteFacts } from '../../i18n/page-context.ts'
import type { Route } from './+types/payment'

export { pageMeta as meta } from '../../i18n/page-meta.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  loadAccount(context, async ({ accountId }, { services, language, now }) => {
    const [found, invoices] = await Promise.all([
      findOptions(services.db, [
        'shipping_cost',
        'shipping_by_country',
        'free_shipping_from',
        'shipping_countries',
        'payment_days',
      ]),
      listInvoices(services.db, accountId, swissDay(now)),
    ])
    return {
      invoices: invoices.map(accountInvoiceView),
      shippingCost: found.shipping_cost,
      freeShippingFrom: found.free_shipping_from,
      paymentDays: found.payment_days,
      hasCard: services.env.stripe !== undefined,
      countries: found.shipping_countries.map((code) => countryName(code, language)).join(', '),
      otherCosts: found.shipping_countries.flatMap((code) => {
        const cost = found.shipping_by_country[code]
        return cost === undefined ? [] : [{ country: countryName(code, language), cost }]
      }),
    }
  })

/** Open and paid invoices, payment methods, and the terms that the checkout requires. */
export default function AccountPayment({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { title, lead, found } = loaderData
  const { hasVatNumber, smallOrder, minimumOrder } = useSiteFacts()
  if (!found) return <LoginRequired title={title} />
  const { invoices, shippingCost, freeShippingFrom, countries, otherCosts } = found
  const { paymentDays, hasCard } = found
  return (
    <AccountPage page="account.payment" title={title} lead={lead} picture="drops-bottle">
      <InvoiceList invoices={invoices} />
      <dl className="mt-14 grid gap-8 sm:grid-cols-2">
        {paymentChoices(hasCard).map(([payment, { name, hint }]) => (
          <div key={payment} className="border-t-2 border-leaf pt-4">
            <dt className="font-serif text-xl">{t(name)}</dt>
            <dd className="mt-1 text-muted">{t(hint(paymentDays))}</dd>
          </div>
        ))}
      </dl>
      <section className="measure mt-12">
        <h2 className="mb-4 text-2xl">{t`Terms`}</h2>
        <ul className="list-disc space-y-2 pl-5 marker:text-leaf">
          <li>{t`We sell to registered professionals only.`}</li>
          <li>
            {hasVatNumber
              ? t`All prices are in Swiss francs and include VAT.`
              : t`All prices are in Swiss francs.`}
          </li>
          <li>
            <Trans>
              Shipping costs <Price amount={shippingCost} className="font-normal text-ink" /> per
              order. We deliver to: {countries}.
            </Trans>
          </li>
          {otherCosts.map(({ country, cost }) => (
            <li key={country}>
              <Trans>
                To {country}: <Price amount={cost} className="font-normal text-ink" /> per order.
              </Trans>
            </li>
          ))}
          {freeShippingFrom !== null && (
            <li>
              <Trans>
                Orders from <Price amount={freeShippingFrom} className="font-normal text-ink" />{' '}
                after the discount are shipped free of charge.
              </Trans>
            </li>
          )}
          {smallOrder.fee > 0 && (
            <li>
              <Trans>
                Orders below <Price amount={smallOrder.below} className="font-normal text-ink" />{' '}
                after the discount cost a small-order fee of{' '}
                <Price amount={smallOrder.fee} className="font-normal text-ink" />.
              </Trans>
            </li>
          )}
          {minimumOrder !== null && (
            <li>
              <Trans>
                Minimum order: <Price amount={minimumOrder} className="font-normal text-ink" />{' '}
                after the discount.
              </Trans>
            </li>
          )}
          <li>{t`Remedies are prepared to order and can only be returned if faulty.`}</li>
        </ul>
      </section>
    </AccountPage>
  )
}
