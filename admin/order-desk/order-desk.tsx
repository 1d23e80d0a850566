import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Box, Button, Card, CardContent, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Title } from 'react-admin'
import { Link, useSearchParams } from 'react-router'
import { api, type DataOf } from '../api/client.ts'
import { useAnswer } from '../api/use-answer.ts'
import { useSettled } from '../api/use-settled.ts'
import { type Customer, nameOf } from '../customers/customer.ts'
import { ConfirmDialog } from '../screen/confirm-dialog.tsx'
import { SectionHelp } from '../screen/section-help.tsx'
import { CustomerConditions, CustomerPicker } from './customer-picker.tsx'
import { DeskDetails } from './desk-details.tsx'
import { DeskLines } from './desk-lines.tsx'
import { type DeskQuote, isComplete, itemsOf } from './desk-order.ts'
import { DeskTotal } from './desk-total.tsx'
import { type Draft, useDraft } from './use-draft.ts'

type PlacedOrder = DataOf<'post', '/admin/order-desk/orders'> & { hasEmail: boolean }

/** Says that the order is placed, and what can be done next. */
const PlacedNotice = ({ order, onNext }: { order: PlacedOrder; onNext: () => void }) => {
  const { t } = useLingui()
  const { number, total, id, hasEmail } = order
  return (
    <Alert severity="success" sx={{ mt: 2 }}>
      {hasEmail ? (
        <Trans>
          Order {number} for CHF {total} has been placed. The customer will receive the confirmation
          by e-mail.
        </Trans>
      ) : (
        <Trans>
          Order {number} for CHF {total} has been placed. Please print the invoice: the customer has
          no e-mail address.
        </Trans>
      )}
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

const Step = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <Card variant="outlined" component="section" sx={{ mb: 2, overflow: 'visible' }}>
    <CardContent>
      <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </CardContent>
  </Card>
)

type OrderProps = {
  customer: Customer
  draft: Draft
  onChange: (draft: Draft) => void
  onPlaced: (order: PlacedOrder) => void
  /** Loads the customer again, whose discount or addresses may have changed. */
  onRefused: () => void
}

/** Lines, details and total of the order for one customer. */
const OrderForm = ({ customer, draft, onChange, onPlaced, onRefused }: OrderProps) => {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const [isPlacing, setPlacing] = useState(false)
  const [error, setError] = useState('')
  const [before, setBefore] = useState<DeskQuote>()

  const { id } = customer
  const { text, details, idempotencyKey } = draft
  const read = useSettled(text.trim() === '' ? undefined : ['desk lines', id, text], (signal) =>
    api.POST('/admin/order-desk/lines', { body: { customer: id, text }, signal }),
  )
  const lines = read.answer?.lines ?? []
  const items = isComplete(lines) ? itemsOf(lines) : undefined
  const { shippingAddress } = details
  const quoted = { customer: id, items: items ?? [], shippingAddress }
  const quote = useSettled(items && ['desk quote', quoted], (signal) =>
    api.POST('/admin/order-desk/quote', { body: quoted, signal }),
  )
  const total = quote.answer?.total
  const isReady = items && total && !read.isBusy && !quote.isBusy && details.channel

  const place = async () => {
    const { channel, ...others } = details
    if (!items || !channel) return
    setAsking(false)
    setPlacing(true)
    setError('')
    setBefore(undefined)
    try {
      const confirmed = quote.answer?.confirmed
      const order = { customer: id, items, confirmed, channel, ...others }
      // Equal keys give one order.
      const params = { header: { 'idempotency-key': idempotencyKey } }
      const { data } = await api.POST('/admin/order-desk/orders', { params, body: order })
      onPlaced({ ...data, hasEmail: customer.email !== '' })
    } catch (refused) {
      setError(refused instanceof Error ? refused.message : '')
      setPlacing(false)
      // Prices or terms may have changed since they were shown.
      setBefore(quote.answer)
      read.repeat()
      quote.repeat()
      onRefused()
    }
  }
  const name = nameOf(customer)
  return (
    <>
      <Step title={t`What is ordered`}>
        <DeskLines
          text={text}
          onChange={(next) => {
            setBefore(undefined)
            onChange({ ...draft, text: next })
          }}
          lines={read.answer?.lines}
          error={read.error}
          isBusy={read.isBusy}
        />
      </Step>
      <Step title={t`Receipt and payment`}>
        <DeskDetails
          addresses={customer.addresses.filter(({ kind }) => kind === 'other')}
          present={t`Default address`}
          details={details}
          onChange={(next) => onChange({ ...draft, details: next })}
        />
      </Step>
      <Step title={t`Total`}>
        {!items && (
          <Typography sx={{ color: 'text.secondary' }}>
            {t`The total appears once every line is understood.`}
          </Typography>
        )}
        <DeskTotal
          quote={quote.answer}
          before={before}
          error={read.isBusy ? undefined : quote.error}
          isBusy={quote.isBusy}
        />
        {error && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {error}
          </Alert>
        )}
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 2 }}>
          <Button
            variant="contained"
            disabled={!isReady || isPlacing}
            onClick={() => setAsking(true)}
          >
            {t`Place the order`}
          </Button>
          {items && details.channel === '' && (
            <Typography sx={{ color: 'text.secondary' }}>
              {t`Please choose how the order was received.`}
            </Typography>
          )}
        </Box>
        <ConfirmDialog
          isOpen={isAsking}
          title={t`Place the order for ${name}?`}
          content={
            customer.email
              ? t`The order costs CHF ${total ?? ''}. ${name} will receive the confirmation by e-mail, and the order will be recorded as entered by you.`
              : t`The order costs CHF ${total ?? ''}. ${name} has no e-mail address and receives no confirmation. The order will be recorded as entered by you.`
          }
          confirm={t`Place the order`}
          onConfirm={place}
          onClose={() => setAsking(false)}
        />
      </Step>
    </>
  )
}

type OrderForProps = Omit<OrderProps, 'customer' | 'onRefused'> & {
  id: string
  onChoose: (id: string | undefined) => void
}

/** Loads the customer of the order. */
const OrderFor = ({ id, onChoose, ...props }: OrderForProps) => {
  const {
    answer: customer,
    error,
    retry,
  } = useAnswer('/admin/accounts/{id}', {
    params: { path: { id } },
  })
  return (
    <>
      <Step title={<Trans>Customer</Trans>}>
        <CustomerPicker customer={customer} onChoose={onChoose} />
        {error && <Alert severity="error">{error.message}</Alert>}
        {customer && <CustomerConditions customer={customer} />}
      </Step>
      {customer && <OrderForm {...props} customer={customer} onRefused={retry} />}
    </>
  )
}

/** Staff enter orders that come by phone, e-mail, letter or fax (A13). */
export const OrderDesk = () => {
  const { t } = useLingui()
  const [query] = useSearchParams()
  const [placed, setPlaced] = useState<PlacedOrder>()
  const { customer, draft, setDraft, choose, clear } = useDraft(query.get('customer') ?? undefined)
  return (
    <Box sx={{ pb: 2, maxWidth: '64rem' }}>
      <Title title={t`Order desk`} />
      <SectionHelp name="order-desk" />
      <Box sx={{ mt: 2 }}>
        {placed ? (
          <PlacedNotice order={placed} onNext={() => setPlaced(undefined)} />
        ) : customer ? (
          <OrderFor
            key={customer}
            id={customer}
            draft={draft}
            onChange={setDraft}
            onChoose={choose}
            onPlaced={(order) => {
              setPlaced(order)
              clear()
            }}
          />
        ) : (
          <Step title={t`Customer`}>
            <CustomerPicker customer={undefined} onChoose={choose} />
          </Step>
        )}
      </Box>
    </Box>
  )
}
