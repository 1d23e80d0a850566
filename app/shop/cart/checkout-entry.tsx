import { Trans, useLingui } from '@lingui/react/macro'
import { buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PageLink } from '../../i18n/page-link.tsx'
import { hideAll } from '../../shell/popups.ts'
import { useSaved } from '../../shell/saved/saved-state.ts'
import { orderRefusal } from './order-refusal.ts'

/** The way to the checkout, or why this person has none (D1 §6). */
export const CheckoutEntry = () => {
  const { t } = useLingui()
  const refusal = orderRefusal(useSaved(({ user }) => user))
  if (refusal)
    return (
      <p className="flex gap-3 rounded-md border-l-4 border-ochre-light bg-ochre-wash p-4">
        <Icon name="info" className="mt-0.5 size-5 text-ochre" />
        {t(refusal.message)}
      </p>
    )
  return (
    <PageLink page="checkout" onClick={hideAll} className={buttonClass('filled', 'w-full')}>
      <Trans>Checkout</Trans>
      <Icon name="arrow-right" />
    </PageLink>
  )
}
