import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Box, Button } from '@mui/material'
import { Link } from 'react-router'
import type { PlacedOrder } from './place-order.ts'

/** Says that the order is placed, and what can be done next. */
export const PlacedNotice = ({ order, onNext }: { order: PlacedOrder; onNext: () => void }) => {
  const { t } = useLingui()
  const { number, total, id } = order
  return (
    <Alert severity="success" sx={{ mt: 2 }}>
      <Trans>
        Order {number} over CHF {total} is placed. The customer receives the confirmation by e-mail.
      </Trans>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button variant="contained" onClick={onNext} autoFocus>
          {t`Next order`}
        </Button>
        <Button component={Link} to={`/orders/${id}/show`}>
          {t`Open the order`}
        </Button>
      </Box>
    </Alert>
  )
}
