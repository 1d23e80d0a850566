import { Trans } from '@lingui/react/macro'
import type { RefusalView } from '../frame-view.ts'
import { RefusalNotice } from './notices.tsx'
import { OrdersLink } from './orders-link.tsx'

/** An earlier attempt may have placed the order: asks to check the orders first. */
export const ReusedKeyNotice = ({ refusal }: { refusal: RefusalView }) => (
  <RefusalNotice refusal={refusal}>
    {refusal.code === 'key-reused' && (
      <>
        <p className="mt-1">
          <Trans>If you place the order below, it will be an additional order.</Trans>
        </p>
        <OrdersLink />
      </>
    )}
  </RefusalNotice>
)
