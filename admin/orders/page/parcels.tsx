import { useLingui } from '@lingui/react/macro'
import DeleteIcon from '@mui/icons-material/Delete'
import EditIcon from '@mui/icons-material/Edit'
import { Box, Button, IconButton, Link, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { dateText } from '../../i18n/swiss-time.ts'
import { CheckField } from '../../screen/choices.tsx'
import { ActionDialog } from '../../screen/confirm-dialog.tsx'
import { ConfirmedButton } from '../../screen/confirmed-button.tsx'
import { Muted } from '../../screen/facts.tsx'
import type { AdminOrder } from '../order.ts'
import { PartDialog } from './part-dialog.tsx'
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
  const [tracking, setTracking] = useState<Tracking>(shipment ?? noTracking)
  const [notify, setNotify] = useState(true)
  const { carrier, trackingNumber } = tracking
  const save = () => {
    const body = { carrier, trackingNumber, notify }
    const path = { id: orderId }
    return shipment
      ? api.PATCH('/admin/orders/{id}/shipments/{shipmentId}', {
          params: { path: { ...path, shipmentId: shipment.id } },
          body,
        })
      : api.POST('/admin/orders/{id}/shipments', { params: { path }, body })
  }
  return (
    <ActionDialog
      title={shipment ? t`Correct the tracking number` : t`Add a tracking number`}
      content={
        <>
          <TrackingFields value={tracking} onChange={setTracking} />
          <CheckField
            label={t`Send the customer an e-mail with the tracking numbers`}
            isChecked={notify}
            onChange={setNotify}
          />
        </>
      }
      confirm={t`Save the tracking number`}
      isReady={trackingNumber.trim() !== ''}
      action={save}
      done={t`The tracking number was saved.`}
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
  const [isParting, setParting] = useState(false)
  const isSent = order.status === 'completed'
  const pieces = order.toSend.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Stack sx={{ gap: 1, alignItems: 'start' }}>
      {order.shipments.map((shipment) => (
        <Box key={shipment.id} sx={{ display: 'flex', width: '100%', alignItems: 'start' }}>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Muted>
              {shipment.carrierName}, {dateText(shipment.shipped_at)}
            </Muted>
            {shipment.url ? (
              <Link href={shipment.url} target="_blank" rel="noreferrer">
                {shipment.trackingNumber}
              </Link>
            ) : (
              shipment.trackingNumber
            )}
            {shipment.lines?.map(({ line, quantity }) => (
              <div key={line}>
                {quantity} × {order.line_items.find(({ id }) => id === line)?.name}
              </div>
            ))}
          </Box>
          {(isSent || shipment.lines) && (
            <>
              <IconButton
                size="small"
                aria-label={t`Correct the tracking number`}
                onClick={() => setEdited(shipment)}
              >
                <EditIcon fontSize="small" />
              </IconButton>
              {!(isSent && shipment.lines) && (
                <ConfirmedButton
                  label={t`Delete the parcel`}
                  icon={<DeleteIcon fontSize="small" />}
                  question={{
                    title: t`Delete the parcel?`,
                    content: t`The tracking number will disappear from the order, also for the customer. No e-mail will be sent.`,
                    confirm: t`Delete the parcel`,
                  }}
                  action={() => remove(shipment.id)}
                  done={t`The parcel was deleted.`}
                />
              )}
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
      {pieces > 1 && <Button onClick={() => setParting(true)}>{t`Send a part`}</Button>}
      {isParting && <PartDialog order={order} onClose={() => setParting(false)} />}
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
