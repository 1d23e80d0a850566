import { Trans, useLingui } from '@lingui/react/macro'
import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Stack,
} from '@mui/material'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import type { AdminOrder } from '../order.ts'
import { useOrderAction } from '../use-order-action.ts'
import { noTracking, type Tracking, TrackingFields } from './tracking-fields.tsx'

type ParcelDialogProps = {
  orderId: string
  /** Undefined for a new parcel. */
  shipment: AdminOrder['shipments'][number] | undefined
  onClose: () => void
}

/** Adds or corrects the tracking number of a parcel. */
export const ParcelDialog = ({ orderId, shipment, onClose }: ParcelDialogProps) => {
  const { t } = useLingui()
  const { perform, isSending } = useOrderAction()
  const [tracking, setTracking] = useState<Tracking>(shipment ?? noTracking)
  const [notify, setNotify] = useState(true)
  const { carrier, trackingNumber } = tracking
  const save = async () => {
    const body = { carrier, trackingNumber, notify }
    const done = t`The tracking number was saved.`
    const request = shipment
      ? api.PATCH('/admin/orders/{id}/shipments/{shipmentId}', {
          params: { path: { id: orderId, shipmentId: shipment.id } },
          body,
        })
      : api.POST('/admin/orders/{id}/shipments', { params: { path: { id: orderId } }, body })
    if (await perform(request, done)) onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>
        {shipment ? t`Correct the tracking number` : t`Add a tracking number`}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          <TrackingFields value={tracking} onChange={setTracking} />
          <FormControlLabel
            control={<Checkbox checked={notify} onChange={(_, checked) => setNotify(checked)} />}
            label={t`Send the customer an e-mail with the tracking numbers`}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          <Trans>Back</Trans>
        </Button>
        <Button variant="contained" onClick={save} disabled={isSending || !trackingNumber.trim()}>
          <Trans>Save</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
