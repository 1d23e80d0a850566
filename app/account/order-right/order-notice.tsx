import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../../ui/icon.tsx'
import { PageLink } from '../../i18n/page-link.tsx'
import type { OrderRestriction } from './order-restriction.ts'

/** Why the account cannot order in the shop, with a link to the order form or the laboratory. */
export const OrderNotice = ({ refusal }: { refusal: OrderRestriction }) => {
  const { t } = useLingui()
  const link = 'text-link mt-1 inline-flex min-h-9 items-center gap-1.5 font-semibold'
  return (
    <div
      role="note"
      className="flex grow basis-full gap-3 rounded-md border-l-4 border-ochre-light bg-ochre-wash p-4 text-left max-sm:p-3 max-sm:text-sm"
    >
      <Icon name="info" className="mt-0.5 size-5 shrink-0 text-ochre" />
      <div>
        <p>{t(refusal.message)}</p>
        {refusal.right === 'use-form' ? (
          <PageLink page="account.downloads" className={link}>
            {t`Go to the order form`}
            <Icon name="arrow-right" className="size-4" />
          </PageLink>
        ) : (
          <PageLink page="contact" className={link}>
            {t`Contact us`}
            <Icon name="arrow-right" className="size-4" />
          </PageLink>
        )}
      </div>
    </div>
  )
}
