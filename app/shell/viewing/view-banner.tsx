import { useLingui } from '@lingui/react/macro'
import type { ShownView } from '../site-facts.ts'
import { viewBannerId } from './view-banner-id.ts'

/** Says on every page that staff see the shop as a customer, and ends it (A13). */
export const ViewBanner = ({ customerId, name, endsAt }: ShownView) => {
  const { t } = useLingui()
  return (
    <aside
      id={viewBannerId}
      className="view-banner"
      aria-label={t`Customer view of the shop`}
      data-refusal={t`Customer view: nothing is changed or ordered here.`}
    >
      <p>
        <strong>{t`You see the shop as ${name}.`}</strong>{' '}
        {t`Nothing can be changed or ordered here. Customer view ends at ${endsAt}.`}
      </p>
      <form method="post" action="/view/end" data-view-end>
        <a href={`/admin/order-desk?customer=${encodeURIComponent(customerId)}`}>
          {t`Enter an order`}
        </a>
        <button type="submit">{t`Leave customer view`}</button>
      </form>
    </aside>
  )
}
