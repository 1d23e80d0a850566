import { useLingui } from '@lingui/react'
import { Chip } from '@mui/material'
import type { OrderStatus } from './order.ts'
import { statusNames } from './order-texts.ts'

const colours = {
  pending: 'warning',
  'on-hold': 'warning',
  processing: 'info',
  completed: 'success',
  cancelled: 'default',
  refunded: 'default',
  failed: 'error',
} as const satisfies Record<OrderStatus, string>

/** The state of an order; the colour repeats the text. */
export const StatusChip = ({ status }: { status: OrderStatus }) => {
  const { _ } = useLingui()
  return (
    <Chip size="small" variant="outlined" color={colours[status]} label={_(statusNames[status])} />
  )
}
