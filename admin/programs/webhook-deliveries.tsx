import { useLingui } from '@lingui/react/macro'
import {
  Button,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableRow,
  Typography,
} from '@mui/material'
import { api } from '../api/client.ts'
import { useAnswer } from '../api/use-answer.ts'
import { timeText } from '../i18n/swiss-time.ts'
import { HeadRow, StateChip } from '../screen/columns.tsx'
import { ConfirmedButton } from '../screen/confirmed-button.tsx'
import { LoadError } from '../screen/loaded-part.tsx'
import {
  type Delivery,
  deliveryColours,
  deliveryStates,
  eventNames,
  type Webhook,
} from './webhook.ts'

type RowProps = { delivery: Delivery; webhook: Webhook; onSent: () => void }

const DeliveryRow = ({ delivery, webhook, onSent }: RowProps) => {
  const { t } = useLingui()
  const { id, kind, state, createdAt, status, error, attempts } = delivery
  const params = { path: { id: webhook.id, delivery: id } }
  const result = error || (status === null ? '' : `HTTP ${status}`)
  return (
    <TableRow>
      <TableCell>{timeText(createdAt)}</TableCell>
      <TableCell>{t(eventNames[kind])}</TableCell>
      <TableCell>
        <StateChip state={state} names={deliveryStates} colours={deliveryColours} />
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        {attempts > 1 ? t`${result} (attempt ${attempts})` : result}
      </TableCell>
      <TableCell>
        {webhook.state === 'active' && state !== 'waiting' && (
          <ConfirmedButton
            label={t`Send again`}
            action={() => api.POST('/admin/webhooks/{id}/deliveries/{delivery}/send', { params })}
            done={t`The event is being sent again.`}
            onDone={onSent}
          />
        )}
      </TableCell>
    </TableRow>
  )
}

/** What was sent to a webhook, the newest first. */
export const WebhookDeliveries = ({ webhook }: { webhook: Webhook }) => {
  const { t } = useLingui()
  const { answer, error, retry } = useAnswer('/admin/webhooks/{id}/deliveries', {
    params: { path: { id: webhook.id }, query: { range: '[0,49]' } },
  })
  if (error) return <LoadError onRetry={retry}>{error.message}</LoadError>
  return (
    <>
      <Typography variant="h6" component="h2" sx={{ mt: 3 }}>
        {t`Sent events`}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '70ch' }}>
        {t`The last 50 of 30 days. What does not arrive is sent again, at growing intervals.`}
      </Typography>
      <Button size="small" onClick={retry} sx={{ my: 1 }}>
        {t`Refresh`}
      </Button>
      {answer?.length === 0 && <Typography>{t`Nothing has been sent yet.`}</Typography>}
      {answer && answer.length > 0 && (
        <TableContainer>
          <Table size="small">
            <HeadRow names={[t`Time`, t`Event`, t`State`, t`Result`, '']} />
            <TableBody>
              {answer.map((delivery) => (
                <DeliveryRow key={delivery.id} {...{ delivery, webhook }} onSent={retry} />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </>
  )
}
