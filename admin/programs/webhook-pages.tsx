import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Box, Typography } from '@mui/material'
import { useState } from 'react'
import { type RaRecord, SaveButton, Toolbar, useRecordContext, useRedirect } from 'react-admin'
import { api, type Schemas } from '../api/client.ts'
import type { RecordFields } from '../api/resources.ts'
import { timeText } from '../i18n/swiss-time.ts'
import { ConfirmedButton } from '../screen/confirmed-button.tsx'
import { CreateScreen, EditScreen } from '../screen/edit-screen.tsx'
import { inputsOf } from '../screen/inputs.ts'
import { RecordForm, SaveToolbar } from '../screen/record-form.tsx'
import { FormFields } from '../site/form-fields.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import type { Webhook } from './webhook.ts'
import { WebhookDeliveries } from './webhook-deliveries.tsx'
import { WebhookFields } from './webhook-fields.tsx'

const { BooleanInput } = inputsOf<RecordFields<'webhooks'> & { isActive: boolean }>()

/** Adds a webhook and shows its secret, once. */
export const NewWebhook = () => {
  const { t } = useLingui()
  const redirect = useRedirect()
  const [created, setCreated] = useState<Schemas['CreatedWebhook']>()
  return (
    <CreateScreen
      title={t`New webhook`}
      mutationOptions={{ onSuccess: (data) => setCreated(data as Schemas['CreatedWebhook']) }}
    >
      <RecordForm
        sx={{ maxWidth: 640 }}
        toolbar={
          <Toolbar>
            <SaveButton label={t`Create the webhook`} />
          </Toolbar>
        }
        defaultValues={{ kinds: [] }}
      >
        <Typography sx={{ color: 'text.secondary', maxWidth: '70ch', mb: 2 }}>
          <Trans>
            The shop posts each event to the address, with numbers and states, without names or
            addresses of customers. The other program reads further data with an API key.
          </Trans>
        </Typography>
        <FormFields>
          <WebhookFields />
        </FormFields>
      </RecordForm>
      {created && (
        <SecretDialog
          title={t`The secret of the webhook`}
          secret={created.secret}
          onClose={() => redirect('edit', 'webhooks', created.id)}
        />
      )}
    </CreateScreen>
  )
}

const DeleteButton = ({ id }: Webhook) => {
  const { t } = useLingui()
  const redirect = useRedirect()
  return (
    <ConfirmedButton
      label={t`Delete`}
      color="error"
      question={{
        title: t`Delete this webhook?`,
        content: t`Nothing is sent to the address any more, and the list of what was sent is deleted too.`,
        confirm: t`Delete the webhook`,
      }}
      action={() => api.DELETE('/admin/webhooks/{id}', { params: { path: { id } } })}
      done={t`The webhook has been deleted.`}
      onDone={() => redirect('list', 'webhooks')}
    />
  )
}

const WebhookForm = () => {
  const { t } = useLingui()
  const webhook = useRecordContext<Webhook>()
  if (!webhook) return null
  const { state, failingSince } = webhook
  const since = failingSince && timeText(failingSince)
  return (
    <>
      <RecordForm
        sx={{ maxWidth: 640 }}
        record={{ ...webhook, isActive: state === 'active' }}
        toolbar={
          <SaveToolbar>
            <DeleteButton {...webhook} />
          </SaveToolbar>
        }
      >
        {state === 'failed' && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {t`Switched off, as nothing has arrived for a day. Once the other program works again, switch it on.`}
          </Alert>
        )}
        {state === 'active' && since && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {t`Nothing has arrived since ${since}. After a day, the webhook is switched off.`}
          </Alert>
        )}
        <FormFields>
          <WebhookFields />
          <BooleanInput
            source="isActive"
            label={t`Send events`}
            helperText={t`What happens while it is off is not sent later.`}
          />
        </FormFields>
      </RecordForm>
      <Box sx={{ px: 2, pb: 2 }}>
        <WebhookDeliveries webhook={webhook} />
      </Box>
    </>
  )
}

const WebhookTitle = () => useRecordContext<Webhook>()?.url ?? null

const toChange = ({ url, kinds, isActive, version }: Partial<RaRecord>) => ({
  url,
  kinds,
  isActive,
  version,
})

/** One webhook, with what was sent to it. */
export const WebhookEdit = () => (
  <EditScreen title={<WebhookTitle />} transform={toChange} redirect={false}>
    <WebhookForm />
  </EditScreen>
)
