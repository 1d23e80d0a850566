import { useLingui } from '@lingui/react/macro'
import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import type { AdminOrder, OrderStatus } from '../order.ts'
import { statusActions } from '../order-texts.ts'
import { RefundDialog } from '../refund/refund-dialog.tsx'
import { StatusDialog } from './status-dialog.tsx'

/** The step that usually follows. */
const usual: Partial<Record<OrderStatus, OrderStatus>> = {
  pending: 'processing',
  'on-hold': 'processing',
  processing: 'completed',
  failed: 'processing',
}

/** The changes that the status allows, the usual one first. */
export const OrderActions = ({ order }: { order: AdminOrder }) => {
  const { t, i18n } = useLingui()
  const [target, setTarget] = useState<OrderStatus>()
  const [isRefunding, setIsRefunding] = useState(false)
  const first = usual[order.status]
  // Everything is refunded in the dialog of refunds.
  const next = order.next
    .filter((status) => status !== 'refunded')
    .toSorted((a, b) => Number(b === first) - Number(a === first))
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {next.map((status) => (
        <Button
          key={status}
          variant={status === first ? 'contained' : 'outlined'}
          color={status === 'cancelled' ? 'error' : 'primary'}
          onClick={() => setTarget(status)}
        >
          {i18n._(statusActions[status])}
        </Button>
      ))}
      {order.refundable && (
        <Button variant="outlined" onClick={() => setIsRefunding(true)}>
          {t`Refund items`}
        </Button>
      )}
      {target && <StatusDialog order={order} to={target} onClose={() => setTarget(undefined)} />}
      {isRefunding && <RefundDialog order={order} onClose={() => setIsRefunding(false)} />}
    </Stack>
  )
}
