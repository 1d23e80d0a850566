import { Trans } from '@lingui/react/macro'
import { Button } from '../../../../ui/button.tsx'

/** Adds all rows with a quantity; it stays in sight while there are any. */
export const OrderBar = () => (
  <div data-order-bar className="order-bar">
    <p className="tabular-nums">
      <Trans>
        Products with a quantity: <strong data-entered>0</strong>
      </Trans>
    </p>
    <Button data-add-all aria-disabled>
      <Trans>Add all to Cart</Trans>
    </Button>
  </div>
)
