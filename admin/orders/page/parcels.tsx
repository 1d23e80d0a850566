import { useLingui } from '@lingui/react/macro'
import DeleteIcon from '@mui/icons-material/Delete'
import EditIcon from '@mui/icons-material/Edit'
import { Box, Button, IconButton, Link, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { dateText } from '../../i18n/swiss-time.ts'
import { ConfirmDialog } from '../../screen/confirm-dialog.tsx'
import { useAction } from '../../screen/use-action.ts'
import type { AdminOrder } from '../order.ts'
import { ParcelDialog } from './parcel-dialog.tsx'

type Shipment = AdminOrder['shipments'][number]

/** Parcels with their tracking numbers. */
export const Parcels = ({ order }: { order: AdminOrder }) => {
  const { t } = useLingui()
  const { perform } = useAction()
  const [edited, setEdited] = useState<Shipment | 'new'>()
  const [deleted, setDeleted] = useState<Shipment>()
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
              <IconButton
                size="small"
                aria-label={t`Delete the parcel`}
                onClick={() => setDeleted(shipment)}
              >
                <DeleteIcon fontSize="small" />
              </IconButton>
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
      <ConfirmDialog
        isOpen={deleted !== undefined}
        title={t`Delete the parcel?`}
        content={t`The tracking number disappears from the order, also for the customer. No e-mail is sent.`}
        confirm={t`Delete the parcel`}
        isDestructive
        onConfirm={() => {
          if (deleted)
            void perform(
              api.DELETE('/admin/orders/{id}/shipments/{shipmentId}', {
                params: { path: { id: order.id, shipmentId: deleted.id } },
              }),
              t`The parcel was deleted.`,
            )
          setDeleted(undefined)
        }}
        onClose={() => setDeleted(undefined)}
      />
    </Stack>
  )
}
