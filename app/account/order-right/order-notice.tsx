import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../../ui/icon.tsx'
import { PageLink } from '../../i18n/page-link.tsx'
import { type OrderRestriction, restrictionText } from './order-restriction.ts'

/** The way that is left to those who cannot order in the shop. */
export const RestrictionLink = ({
  refusal: { right },
  className,
}: {
  refusal: OrderRestriction
  className: string
}) => {
  const { t } = useLingui()
  const isForm = right === 'use-form'
  if (right === 'ask-practice') return null
  return (
    <PageLink page={isForm ? 'account.downloads' : 'contact'} className={className}>
      {isForm ? t`Go to the order form` : t`Contact us`}
      <Icon name="arrow-right" className="size-4 shrink-0" />
    </PageLink>
  )
}

/** Why the account cannot order in the shop, with a link to the order form or the laboratory. */
export const OrderNotice = ({ refusal }: { refusal: OrderRestriction }) => {
  const { t } = useLingui()
  return (
    <div
      role="note"
      className="flex grow basis-full gap-3 rounded-md border-l-4 border-ochre-light bg-ochre-wash p-4 text-left max-sm:p-3 max-sm:text-sm"
    >
      <Icon name="info" className="mt-0.5 size-5 shrink-0 text-ochre" />
      <div>
        <p>{restrictionText(refusal, t)}</p>
        <RestrictionLink
          refusal={refusal}
          className="text-link mt-1 inline-flex min-h-9 items-center gap-1.5 font-semibold"
        />
      </div>
    </div>
  )
}
