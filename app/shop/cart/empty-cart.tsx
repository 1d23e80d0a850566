import { Trans } from '@lingui/react/macro'
import { buttonClass } from '../../../ui/button.tsx'
import { Illustration } from '../../../ui/illustration.tsx'
import { PageLink } from '../../i18n/page-link.tsx'

/** An empty cart, with a link to the shop. */
export const EmptyCart = ({ onLeave }: { onLeave?: () => void }) => (
  <div className="grid grow content-center justify-items-center gap-5 px-6 py-12 text-center">
    <Illustration name="empty-cart" className="h-auto w-72 max-w-full" eager />
    <p className="text-lg">
      <Trans>Your cart is empty.</Trans>
    </p>
    <PageLink page="shop.homeopathy.remedies" onClick={onLeave} className={buttonClass('outline')}>
      <Trans>Choose remedies</Trans>
    </PageLink>
  </div>
)
