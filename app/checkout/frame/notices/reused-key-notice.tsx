import { Trans } from '@lingui/react/macro'
import { PageLink } from '../../../i18n/page-link.tsx'
import type { RefusalView } from '../frame-view.ts'
import { RefusalNotice } from './notices.tsx'

/** An earlier attempt may have placed the order: asks to check the orders first. */
export const ReusedKeyNotice = ({ refusal }: { refusal: RefusalView }) => (
  <RefusalNotice refusal={refusal}>
    {refusal.code === 'key-reused' && (
      <>
        <p className="mt-1">
          <Trans>If you place the order below, it will be an additional order.</Trans>
        </p>
        <PageLink
          page="account.orders"
          target="_top"
          className="text-link inline-flex min-h-11 items-center"
        >
          <Trans>See your orders</Trans>
        </PageLink>
      </>
    )}
  </RefusalNotice>
)
