import { useLingui } from '@lingui/react/macro'
import DownloadIcon from '@mui/icons-material/Download'
import { Alert, Box, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useIsPermitted } from '../../access/session.ts'
import { api, type Schemas } from '../../api/client.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { dateText, timeText } from '../../i18n/swiss-time.ts'
import { ActionDialog } from '../../screen/confirm-dialog.tsx'
import { ConfirmedButton } from '../../screen/confirmed-button.tsx'
import { LoadedPart } from '../../screen/loaded-part.tsx'
import { type Customer, nameOf } from '../customer.ts'

type Request = NonNullable<Schemas['Erasure']['request']>

/** Asks for the reason of an erasure. */
const RequestButton = ({ customer }: { customer: Customer }) => {
  const { t } = useLingui()
  const [reason, setReason] = useState<string>()
  const name = nameOf(customer)
  const params = { path: { id: customer.id } }
  return (
    <>
      <Button color="error" variant="outlined" onClick={() => setReason('')}>
        {t`Request erasure`}
      </Button>
      {reason !== undefined && (
        <ActionDialog
          title={t`Request the erasure of ${name}?`}
          content={
            <>
              <Typography>
                {t`Another member of the staff has to approve the request; until then nothing changes.`}
              </Typography>
              <TextField
                required
                autoFocus
                multiline
                minRows={2}
                label={t`Reason`}
                helperText={t`How did the person ask for it? Only staff can read this, until the data are erased.`}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
                slotProps={{ htmlInput: { maxLength: 2_000 } }}
              />
            </>
          }
          confirm={t`Request erasure`}
          isReady={reason.trim() !== ''}
          action={() => api.POST('/admin/accounts/{id}/erasure', { params, body: { reason } })}
          done={t`The erasure has been requested.`}
          onClose={() => setReason(undefined)}
        />
      )}
    </>
  )
}

type OpenRequestProps = { customer: Customer; request: Request }

/** The open request: who made it, and what others can do with it. */
const OpenRequest = ({ customer, request }: OpenRequestProps) => {
  const { t } = useLingui()
  const mayWrite = useIsPermitted('customers.write')
  const { requestedBy, reason, mayApprove } = request
  const params = { path: { id: customer.id, request: request.id } }
  const name = nameOf(customer)
  const at = timeText(request.requestedAt)
  return (
    <>
      <Alert severity="warning">
        {requestedBy
          ? t`${requestedBy} requested the erasure on ${at}.`
          : t`The customer requested the erasure on ${at} and has to confirm it with the link in the e-mail.`}
        {reason && (
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {reason}
          </Typography>
        )}
      </Alert>
      {requestedBy && !mayApprove && (
        <Typography>{t`Another member of the staff has to approve your request.`}</Typography>
      )}
      {mayWrite && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {mayApprove && (
            <ConfirmedButton
              size="medium"
              color="error"
              variant="contained"
              label={t`Erase the personal data`}
              question={{
                title: t`Erase the personal data of ${name}?`,
                content: t`Login, addresses, certificate, notes, lists and messages are deleted for good. Orders and invoices are kept. This cannot be undone.`,
                confirm: t`Erase the personal data`,
              }}
              action={() => api.POST('/admin/accounts/{id}/erasure/{request}/approval', { params })}
              done={t`The personal data have been erased.`}
            />
          )}
          <ConfirmedButton
            size="medium"
            variant="outlined"
            label={t`Cancel the request`}
            action={() => api.DELETE('/admin/accounts/{id}/erasure/{request}', { params })}
            done={t`The request has been cancelled.`}
          />
        </Box>
      )}
    </>
  )
}

/** What the shop stores of the person, and its erasure. */
export const CustomerPersonalData = ({ customer }: { customer: Customer }) => {
  const { t } = useLingui()
  const mayWrite = useIsPermitted('customers.write')
  const path = { id: customer.id }
  const loaded = useAnswer('/admin/accounts/{id}/erasure', { params: { path } })
  if (customer.erasedAt) {
    const day = dateText(customer.erasedAt)
    return (
      <Typography sx={{ p: 2 }}>
        {t`The personal data were erased on ${day}. Orders and invoices are kept for ten years, as the law requires.`}
      </Typography>
    )
  }
  return (
    <LoadedPart loaded={loaded}>
      {({ obstacle, request }) => (
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          <Typography variant="h6" component="h3">{t`Copy of the data`}</Typography>
          <Typography>
            {t`The ZIP file has all that the shop stores about this person, with invoices and certificate. The download is recorded in the history.`}
          </Typography>
          <Button
            variant="outlined"
            startIcon={<DownloadIcon />}
            href={`/api/admin/accounts/${customer.id}/personal-data`}
            download
          >
            {t`Download the data`}
          </Button>
          <Typography variant="h6" component="h3" sx={{ mt: 1 }}>
            {t`Erasure`}
          </Typography>
          <Typography>
            {t`The erasure deletes all that the shop stores about this person. Orders and invoices are kept for ten years, as the law requires.`}
          </Typography>
          {obstacle && <Alert severity="info">{obstacle}</Alert>}
          {request && <OpenRequest customer={customer} request={request} />}
          {!request && !obstacle && mayWrite && <RequestButton customer={customer} />}
        </Box>
      )}
    </LoadedPart>
  )
}
