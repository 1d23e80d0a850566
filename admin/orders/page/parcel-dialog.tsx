import { useLingui } from '@lingui/react/macro'
import { Checkbox, FormControlLabel } from '@mui/material'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { ConfirmDialog } from '../../screen/confirm-dialog.tsx'
import { useAction } from '../../screen/use-action.ts'
import type { AdminOrder } from '../order.ts'
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
  const { perform, isSending } = useAction()
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
    <ConfirmDialog
      title={shipment ? t`Correct the tracking number` : t`Add a tracking number`}
      content={
        <>
          <TrackingFields value={tracking} onChange={setTracking} />
          <FormControlLabel
            control={<Checkbox checked={notify} onChange={(_, checked) => setNotify(checked)} />}
            label={t`Send the customer an e-mail with the tracking numbers`}
          />
        </>
      }
      confirm={t`Save the tracking number`}
      loading={isSending}
      isReady={trackingNumber.trim() !== ''}
      onConfirm={save}
      onClose={onClose}
    />
  )
}
