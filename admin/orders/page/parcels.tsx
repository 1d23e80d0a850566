import { useLingui } from '@lingui/react/macro'
import DeleteIcon from '@mui/icons-material/Delete'
import EditIcon from '@mui/icons-material/Edit'
import {
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  IconButton,
  Link,
  Stack,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { dateText } from '../../i18n/swiss-time.ts'
import { ConfirmDialog } from '../../screen/confirm-dialog.tsx'
import { ConfirmedButton } from '../../screen/confirmed-button.tsx'
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
const ParcelDialog = ({ orderId, shipment, onClose }: ParcelDialogProps) => {
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

type Shipment = AdminOrder['shipments'][number]

/** Parcels with their tracking numbers. */
export const Parcels = ({ order }: { order: AdminOrder }) => {
  const { t } = useLingui()
  const [edited, setEdited] = useState<Shipment | 'new'>()
  const remove = (shipmentId: string) =>
    api.DELETE('/admin/orders/{id}/shipments/{shipmentId}', {
      params: { path: { id: order.id, shipmentId } },
    })
  const isSent = order.status === 'completed'
  return (
    <Stack sx={{ gap: 1, alignItems: 'start' }}>
      {order.shipments.map((shipment) => (
        <Box key={shipment.id} sx={{ display: 'flex', width: '100%', alignItems: 'start' }}>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {shipment.carrierName}, {dateText(shipment.shipped_at)}
            </Typography>
            {shipment.url ? (
              <Link href={shipment.url} target="_blank" rel="noreferrer">
                {shipment.trackingNumber}
              </Link>
            ) : (
              shipment.trackingNumber
            )}
          </Box>
          {isSent && (
            <>
              <IconButton
                size="small"
                aria-label={t`Correct the tracking number`}
                onClick={() => setEdited(shipment)}
              >
                <EditIcon fontSize="small" />
              </IconButton>
              <ConfirmedButton
                label={t`Delete the parcel`}
                icon={<DeleteIcon fontSize="small" />}
                question={{
                  title: t`Delete the parcel?`,
                  content: t`The tracking number disappears from the order, also for the customer. No e-mail is sent.`,
                  confirm: t`Delete the parcel`,
                }}
                action={() => remove(shipment.id)}
                done={t`The parcel was deleted.`}
              />
            </>
          )}
        </Box>
      ))}
      {isSent ? (
        <Button onClick={() => setEdited('new')}>{t`Add a tracking number`}</Button>
      ) : (
        order.shipments.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>
            {t`The tracking number is entered when the order is marked as sent.`}
          </Typography>
        )
      )}
      {edited && (
        <ParcelDialog
          orderId={order.id}
          shipment={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Stack>
  )
}
