import { useLingui } from '@lingui/react/macro'
import { Alert, Box, Link as MuiLink, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useShowContext } from 'react-admin'
import { Link } from 'react-router'
import { maxQuantity } from '../../../domain/quantity.ts'
import { LineList } from '../../../ui/line-layout.tsx'
import { api } from '../../api/client.ts'
import { useSettled } from '../../api/use-settled.ts'
import { addressLines, type CustomerAddress } from '../../customers/customer.ts'
import { DeskDetails, type Details, deskPayments } from '../../order-desk/desk-details.tsx'
import { DeskLines } from '../../order-desk/desk-lines.tsx'
import { isComplete, itemsOf } from '../../order-desk/desk-order.ts'
import { ActionDialog } from '../../screen/confirm-dialog.tsx'
import { useUnloadQuestion } from '../../screen/use-action.ts'
import { ArticleLine } from '../lines/article-line.tsx'
import type { AdminOrder } from '../order.ts'

type QuantitiesProps = {
  order: AdminOrder
  quantities: readonly number[]
  onChange: (quantities: number[]) => void
}

const Quantities = ({ order, quantities, onChange }: QuantitiesProps) => {
  const { t } = useLingui()
  return (
    <LineList aria-label={t`Items of the order`}>
      {order.line_items.map((line, position) => {
        const { id, name } = line
        return (
          <ArticleLine
            key={id}
            article={line}
            amount={line.price}
            quantity={
              <TextField
                type="number"
                value={quantities[position]}
                onChange={({ target }) =>
                  onChange(quantities.with(position, Math.floor(Number(target.value)) || 0))
                }
                onFocus={({ target }) => target.select()}
                slotProps={{
                  htmlInput: { min: 0, max: maxQuantity, 'aria-label': t`Quantity of ${name}` },
                }}
                sx={{ width: '5rem', my: 0.5 }}
              />
            }
          />
        )
      })}
    </LineList>
  )
}

/** Of the customer; the order gets it with the change. */
const BillingAddress = ({ customer, address }: { customer: string; address: CustomerAddress }) => {
  const { t } = useLingui()
  const lines = addressLines(address).join(', ')
  return (
    <Typography variant="body2" sx={{ my: 1.5 }}>
      {t`When the order is changed, it gets the billing address of the customer: ${lines}.`}{' '}
      <MuiLink component={Link} to={`/accounts/${customer}`} target="_blank">
        {t`Open the customer`}
      </MuiLink>
    </Typography>
  )
}

/** Changes what is ordered and where it goes, and shows the difference before (R47). */
export const ChangeDialog = ({ order, onClose }: { order: AdminOrder; onClose: () => void }) => {
  const { t } = useLingui()
  const { refetch } = useShowContext()
  const [firstVersion] = useState(order.version)
  const { id, number, version, account, reference, note } = order
  const quantitiesNow = order.line_items.map(({ quantity }) => quantity)
  // Quantities belong to a version: after a change by somebody else, those of the new one are shown.
  const [typed, setTyped] = useState({ version, quantities: quantitiesNow })
  const quantities = typed.version === version ? typed.quantities : quantitiesNow
  const [text, setText] = useState('')
  const [details, setDetails] = useState<Details>({
    payment: order.payment,
    ...{ reference, note },
  })
  const hasText = text.trim() !== ''
  const read = useSettled(hasText ? ['desk lines', account, text] : undefined, (signal) =>
    api.POST('/admin/order-desk/lines', { body: { customer: account, text }, signal }),
  )
  const lines = hasText ? (read.answer?.lines ?? []) : []
  const added = !hasText || isComplete(lines) ? itemsOf(lines) : undefined
  const stored = useSettled(['customer', account], (signal) =>
    api.GET('/admin/accounts/{id}', { params: { path: { id: account } }, signal }),
  )
  const billing = stored.answer?.addresses.find(({ kind }) => kind === 'billing')
  const params = { path: { id } }
  const body = { version, quantities, added: added ?? [], ...details }
  /** After a refusal, as somebody else may have changed the order. */
  const reload = (error: unknown): never => {
    void refetch()
    throw error
  }
  const quote = useSettled(added && ['order change', id, body], (signal) =>
    api.POST('/admin/orders/{id}/change-quote', { params, body, signal }).catch(reload),
  )
  const difference = quote.answer
  const changes = difference?.changes ?? []
  useUnloadQuestion(hasText || changes.length > 0)
  const { confirmed = '' } = difference ?? {}
  const change = () =>
    api
      .POST('/admin/orders/{id}/change', { params, body: { ...body, confirmed } })
      .catch((error) => {
        quote.repeat()
        stored.repeat()
        return reload(error)
      })
  return (
    <ActionDialog
      title={t`Change order ${number}`}
      maxWidth="md"
      content={
        <>
          <Quantities
            order={order}
            quantities={quantities}
            onChange={(next) => setTyped({ version, quantities: next })}
          />
          <DeskLines
            text={text}
            onChange={setText}
            lines={lines}
            error={read.error}
            isBusy={read.isBusy}
            isFirst
          />
          <DeskDetails
            addresses={stored.answer?.addresses.filter(({ kind }) => kind !== 'billing') ?? []}
            present={t`Address of the order`}
            details={details}
            isCustomersNote={order.channel === 'shop'}
            payments={order.payment === 'card' ? ['card', ...deskPayments] : deskPayments}
            onChange={setDetails}
          />
          {billing && <BillingAddress customer={account} address={billing} />}
          {version !== firstVersion && (
            <Alert severity="warning">
              {t`Someone else has changed this order. Its present items are shown.`}
            </Alert>
          )}
          {quote.error && (
            <Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>
              {quote.error}
            </Alert>
          )}
          <Alert severity="info" icon={false} aria-live="polite">
            {changes.length === 0 ? (
              t`Change quantities or add items. What differs appears here before anything happens.`
            ) : (
              <Box
                component="ul"
                sx={{
                  ...{ m: 0, pl: 2, display: 'grid', gap: 0.5 },
                  ...(difference?.total !== order.total && {
                    '& :last-child': { fontWeight: 600 },
                  }),
                }}
              >
                {changes.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </Box>
            )}
          </Alert>
        </>
      }
      confirm={t`Change the order`}
      isReady={changes.length > 0 && !read.isBusy && !quote.isBusy && !quote.error}
      action={change}
      done={t`Order ${number} has been changed. The customer will receive an e-mail.`}
      onClose={onClose}
    />
  )
}
