import { useLingui } from '@lingui/react/macro'
import { Alert, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { notifiesCustomer } from '../../../domain/order/order-status.ts'
import { api } from '../../api/client.ts'
import { ActionDialog } from '../../screen/confirm-dialog.tsx'
import type { AdminOrder, OrderStatus } from '../order.ts'
import { statusActions, statusConsequences } from '../order-texts.ts'
import { noTracking, TrackingFields } from './tracking-fields.tsx'

type StatusDialogProps = { order: AdminOrder; to: OrderStatus; onClose: () => void }

/** Asks before the status changes, and names the consequence. */
export const StatusDialog = ({ order, to, onClose }: StatusDialogProps) => {
  const { t } = useLingui()
  const [note, setNote] = useState('')
  const [tracking, setTracking] = useState(noTracking)
  const marksPaid = to === 'processing' && order.payment !== 'invoice' && !order.invoice?.paidAt
  const { number, version } = order

  const parcel = to === 'completed' && tracking.trackingNumber.trim() ? tracking : {}
  const init = { params: { path: { id: order.id } }, body: { to, version, note, ...parcel } }
  return (
    <ActionDialog
      title={t(statusActions[to])}
      content={
        <>
          <Typography>{t(statusConsequences[to])}</Typography>
          {marksPaid && (
            <Alert severity="info">
              {t`The invoice will be marked as paid, and the customer is told that the payment has arrived.`}
            </Alert>
          )}
          {to === 'completed' && <TrackingFields value={tracking} onChange={setTracking} />}
          {notifiesCustomer(to) && (
            <TextField
              label={t`Message to the customer (optional)`}
              value={note}
              onChange={({ target }) => setNote(target.value)}
              multiline
              minRows={2}
              slotProps={{ htmlInput: { maxLength: 2000 } }}
            />
          )}
        </>
      }
      confirm={t(statusActions[to])}
      // A scanner types the tracking number with Enter.
      isForm={to === 'completed'}
      isDestructive={to === 'cancelled'}
      action={() => api.POST('/admin/orders/{id}/status', init)}
      done={t`Order ${number} was changed.`}
      onClose={onClose}
    />
  )
}
