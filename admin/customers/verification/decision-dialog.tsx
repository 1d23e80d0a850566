import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Box, LinearProgress, TextField, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { api, type BodyOf } from '../../api/client.ts'
import { errorMessage } from '../../api/error-message.ts'
import { useSettled } from '../../api/use-settled.ts'
import { languageNames } from '../../i18n/language-names.ts'
import { CheckField, ChoiceField } from '../../screen/choices.tsx'
import { ConfirmDialog } from '../../screen/confirm-dialog.tsx'
import { Muted } from '../../screen/facts.tsx'
import { type Customer, nameOf } from '../customer.ts'

type Decision = BodyOf<'post', '/admin/accounts/{id}/decision-preview'>

/** The mail that a decision will send, as the customer will read it. */
const MailPreview = ({ accountId, decision }: { accountId: string; decision: Decision }) => {
  const { t } = useLingui()
  const params = { path: { id: accountId } }
  const { answer: mail, error } = useSettled(['decision', accountId, decision], (signal) =>
    api.POST('/admin/accounts/{id}/decision-preview', { params, body: decision, signal }),
  )
  if (error) return <Alert severity="error">{error}</Alert>
  if (!mail) return <LinearProgress />
  return (
    <Box component="section" aria-label={t`E-mail preview`}>
      <Muted>{t`E-mail to ${mail.to}`}</Muted>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{mail.subject}</Typography>
      <Box
        component="iframe"
        title={t`E-mail text`}
        srcDoc={mail.html}
        sandbox=""
        sx={{ width: '100%', height: '26rem', border: 1, borderColor: 'divider', bgcolor: 'white' }}
      />
    </Box>
  )
}

export type DecidedState = 'active' | 'rejected' | 'suspended'

type Props = {
  customer: Customer
  to: DecidedState
  onClose: () => void
  onDecided: () => void
}

const useTexts = ({ customer, to }: Props) => {
  const { t } = useLingui()
  const name = nameOf(customer)
  const isFirst = customer.state !== 'suspended'
  return {
    active: isFirst
      ? { title: t`Activate the account of ${name}?`, action: t`Activate and send the e-mail` }
      : { title: t`Reactivate the account of ${name}?`, action: t`Reactivate and send the e-mail` },
    rejected: {
      title: t`Reject the registration of ${name}?`,
      action: t`Reject and send the e-mail`,
    },
    suspended: {
      title: t`Suspend the account of ${name}?`,
      action: t`Suspend and send the e-mail`,
    },
  }[to]
}

const Consequence = ({ to }: { to: DecidedState }) => {
  if (to === 'active') return null
  return (
    <Alert severity="warning">
      {to === 'rejected' ? (
        <Trans>
          The person cannot log in, but may register again with this address and another
          certificate. You can still activate the account later.
        </Trans>
      ) : (
        <Trans>
          The customer will be logged out everywhere and cannot log in until you reactivate the
          account. Existing orders are kept.
        </Trans>
      )}
    </Alert>
  )
}

/** Decides about a registration or an account, with the mail that is sent. */
export const DecisionDialog = (props: Props) => {
  const { customer, to, onClose, onDecided } = props
  const { t } = useLingui()
  const notify = useNotify()
  const texts = useTexts(props)
  const [reason, setReason] = useState('')
  const [expiresOn, setExpiresOn] = useState(customer.certificateExpiresOn ?? '')
  const [mayOrder, setMayOrder] = useState(
    customer.state !== 'suspended' || customer.user_can_order,
  )
  const templates = customer.reasonTemplates.filter((template) => template.to === to)
  const isActivation = to === 'active'
  const language =
    customer.language in languageNames
      ? t(languageNames[customer.language as keyof typeof languageNames])
      : customer.language

  const activation = { user_can_order: mayOrder, certificateExpiresOn: expiresOn || null }
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api.POST('/admin/accounts/{id}/decision', {
        params: { path: { id: customer.id } },
        body: { to, reason, ...(isActivation && activation) },
      }),
    onSuccess: () => {
      notify(t`Done. The e-mail is on its way to ${customer.email}.`)
      onDecided()
    },
  })
  return (
    <ConfirmDialog
      title={texts.title}
      content={
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
          <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
            <Consequence to={to} />
            {isActivation && (
              <>
                <TextField
                  type="date"
                  label={t`Certificate valid until`}
                  value={expiresOn}
                  onChange={({ target }) => setExpiresOn(target.value)}
                  helperText={t`Empty if it does not expire. The customer is reminded 60 and 14 days before.`}
                  slotProps={{ inputLabel: { shrink: true } }}
                />
                <CheckField
                  label={t`May order in the shop`}
                  isChecked={mayOrder}
                  onChange={setMayOrder}
                />
              </>
            )}
            {templates.length > 0 && (
              <ChoiceField
                label={t`Choose a reason`}
                value=""
                values={templates.map(({ text }) => text)}
                nameOf={(text) =>
                  templates.find((template) => template.text === text)?.name ?? text
                }
                onChange={setReason}
                helperText={t`Inserts a text in the customer’s language (${language}) below.`}
              />
            )}
            <TextField
              label={
                isActivation
                  ? t`Message to the customer (optional)`
                  : t`Reason, in the e-mail to the customer`
              }
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              required={to === 'rejected'}
              multiline
              minRows={4}
              slotProps={{ htmlInput: { maxLength: 2_000 } }}
            />
            {error && <Alert severity="error">{errorMessage(error)}</Alert>}
          </Box>
          <MailPreview
            accountId={customer.id}
            decision={{ to, reason, user_can_order: isActivation ? mayOrder : undefined }}
          />
        </Box>
      }
      confirm={texts.action}
      isDestructive={!isActivation}
      isForm
      loading={isPending}
      maxWidth="lg"
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  )
}
