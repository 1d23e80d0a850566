import { useLingui } from '@lingui/react/macro'
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined'
import { Alert, Box, Button, Paper, Skeleton, Stack, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { ShowBase, Title, useShowContext } from 'react-admin'
import { isFormerOrder, undoSendingMs, unsentStatuses } from '../../../domain/order/order-status.ts'
import { orderStatusNames } from '../../../messages/account/order-states.ts'
import { api } from '../../api/client.ts'
import { timeText } from '../../i18n/swiss-time.ts'
import { StateChip } from '../../screen/columns.tsx'
import { ConfirmedButton } from '../../screen/confirmed-button.tsx'
import { useShortcut } from '../../screen/shortcuts.ts'
import { BackToList } from '../back-to-list.tsx'
import { ChangeDialog } from '../change/change-dialog.tsx'
import type { AdminOrder, OrderStatus } from '../order.ts'
import { statusActions, statusColours } from '../order-texts.ts'
import { RefundDialog } from '../refund/refund-dialog.tsx'
import { AddressLabels } from './address-labels.tsx'
import { OrderCustomerFacts } from './customer-facts.tsx'
import { InvoicePayment } from './invoice-payment.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderMails } from './order-mails.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { Parcels } from './parcels.tsx'
import { StatusDialog } from './status-dialog.tsx'

const useDocuments = (order: AdminOrder): { name: string; file: string }[] => {
  const { t } = useLingui()
  const { invoice, status, creditNotes, formerDocuments } = order
  const isOff = status === 'cancelled' || status === 'failed'
  const number = invoice?.number ?? ''
  return [
    ...(order.hasInvoice ? [{ name: t`Invoice ${number}`, file: 'invoice.pdf' }] : []),
    ...(isOff ? [] : [{ name: t`Delivery note`, file: 'delivery-note.pdf' }]),
    ...order.shipments
      .filter(({ lines }) => lines)
      .map((_, index) => {
        const number = `${order.number}-${index + 1}`
        return { name: t`Delivery note ${number}`, file: `delivery-note.pdf?number=${index + 1}` }
      }),
    ...creditNotes.map((note) => ({
      name: t`Credit note ${note.number}`,
      file: `credit-note.pdf?number=${note.number}`,
    })),
    ...formerDocuments.map((former) => ({
      name:
        former.kind === 'invoice'
          ? t`Invoice ${former.number} (replaced)`
          : t`Credit note ${former.number}`,
      file: `${former.kind}.pdf?number=${former.number}`,
    })),
  ]
}

/** PDF files of an order, and whether its invoice is paid. */
const OrderDocuments = ({ order }: { order: AdminOrder }) => (
  <Stack sx={{ alignItems: 'start', gap: 0.5 }}>
    {useDocuments(order).map(({ name, file }) => (
      <Button
        key={file}
        href={`/api/shop/orders/${order.id}/${file}`}
        target="_blank"
        rel="noreferrer"
        startIcon={<PdfIcon />}
      >
        {name}
      </Button>
    ))}
    {!unsentStatuses.includes(order.status) && <AddressLabels ids={[order.id]} />}
    <InvoicePayment order={order} />
  </Stack>
)

/** The step that usually follows. */
const usual: Partial<Record<OrderStatus, OrderStatus>> = {
  pending: 'processing',
  'on-hold': 'processing',
  processing: 'preparing',
  preparing: 'completed',
  failed: 'processing',
}

/** Undoes "Mark as sent" shortly afterwards; the server knows whether it is in time. */
const UndoSending = ({ order }: { order: AdminOrder }) => {
  const { t } = useLingui()
  const sent = order.status === 'completed' && order.events.at(-1)
  if (!sent || Date.now() - Date.parse(sent.at) > undoSendingMs) return null
  const params = { path: { id: order.id } }
  return (
    <ConfirmedButton
      size="medium"
      label={t`Undo the dispatch`}
      variant="outlined"
      question={{
        title: t`Undo the dispatch?`,
        content: t`The order is as before, without the tracking number. If the customer has already been told by e-mail, another e-mail will follow.`,
        confirm: t`Undo the dispatch`,
      }}
      action={() => api.POST('/admin/orders/{id}/undo-sending', { params })}
      done={t`The order is no longer marked as sent.`}
    />
  )
}

/** Opens the change of the content, by its key too. */
const ChangeButton = ({ order }: { order: AdminOrder }) => {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  useShortcut('e', t`Change the order`, () => setOpen(true))
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} aria-keyshortcuts="e">
        {t`Change the order`}
      </Button>
      {isOpen && <ChangeDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Marks as sent by a key: with Enter in the dialog, a packed order takes two. */
const SendKey = ({ onPress }: { onPress: () => void }) => {
  const { t } = useLingui()
  useShortcut('p', t(statusActions.completed), onPress)
  return null
}

/** The changes that the status allows, the usual one first. */
const OrderActions = ({ order }: { order: AdminOrder }) => {
  const { t } = useLingui()
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
          {...(status === 'completed' && { 'aria-keyshortcuts': 'p' })}
        >
          {t(statusActions[status])}
        </Button>
      ))}
      {next.includes('completed') && <SendKey onPress={() => setTarget('completed')} />}
      {order.mayChange && <ChangeButton order={order} />}
      {order.refundable && (
        <Button variant="outlined" onClick={() => setIsRefunding(true)}>
          {t`Refund items`}
        </Button>
      )}
      <UndoSending order={order} />
      {target && <StatusDialog order={order} to={target} onClose={() => setTarget(undefined)} />}
      {isRefunding && <RefundDialog order={order} onClose={() => setIsRefunding(false)} />}
    </Stack>
  )
}

const Part = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <Paper component="section" variant="outlined" sx={{ p: 2 }}>
    <Typography variant="h6" component="h2" sx={{ mb: 1.5 }}>
      {title}
    </Typography>
    {children}
  </Paper>
)

const Head = ({ order }: { order: AdminOrder }) => {
  const { t } = useLingui()
  const { number } = order
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Title title={t`Order ${number}`} />
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h4" component="h2">
          {t`Order ${number}`}
        </Typography>
        <StateChip state={order.status} names={orderStatusNames} colours={statusColours} />
        <Typography sx={{ color: 'text.secondary' }}>{timeText(order.date_created)}</Typography>
      </Stack>
      <OrderActions order={order} />
    </Stack>
  )
}

const Content = () => {
  const { t } = useLingui()
  const { record: order, error } = useShowContext<AdminOrder>()
  if (error)
    return (
      <Alert severity="error">
        {t`The order cannot be shown. Please go back to the list and try again.`}
      </Alert>
    )
  // react-admin shows the row of the list first, which has no lines.
  if (!order?.line_items) return <Skeleton variant="rounded" height={400} />
  const isFormer = isFormerOrder(order)
  return (
    <Stack spacing={2}>
      <Head order={order} />
      {isFormer && (
        <Alert severity="info">
          {t`An order of the former shop: it cannot be changed, and its documents are not here.`}
        </Alert>
      )}
      {order.note && (
        <Alert severity="info">
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {order.channel === 'shop' ? t`Customer’s note:` : t`Our note to the customer:`}
          </Typography>{' '}
          <span style={{ whiteSpace: 'pre-line' }}>{order.note}</span>
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
          gridTemplateRows: { lg: 'auto 1fr' },
        }}
      >
        <Part title={t`Items`}>
          <OrderLines order={order} />
        </Part>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr', lg: 'minmax(0, 1fr)' },
            gridRow: { lg: '1 / span 2' },
            gridColumn: { lg: 2 },
          }}
        >
          <Part title={t`Customer`}>
            <OrderCustomerFacts order={order} />
          </Part>
          {!isFormer && (
            <Stack spacing={2}>
              <Part title={t`Documents`}>
                <OrderDocuments order={order} />
              </Part>
              <Part title={t`Parcels`}>
                <Parcels order={order} />
              </Part>
            </Stack>
          )}
        </Box>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <Part title={t`Internal notes`}>
            <OrderNotes order={order} />
          </Part>
          {!isFormer && (
            <Part title={t`E-mails`}>
              <OrderMails order={order} />
            </Part>
          )}
          <Part title={t`History`}>
            <OrderTimeline order={order} />
          </Part>
        </Stack>
      </Box>
    </Stack>
  )
}

/** An order with everything that can be done with it. */
export const OrderPage = () => (
  <ShowBase>
    <Box sx={{ py: 2 }}>
      <BackToList />
      <Content />
    </Box>
  </ShowBase>
)
