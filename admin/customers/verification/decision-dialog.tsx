import { Trans, useLingui } from '@lingui/react/macro'
import {
  Alert,
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  MenuItem,
  TextField,
} from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../api/client.ts'
import { languageNames } from '../../i18n/language-names.ts'
import { type Customer, nameOf } from '../customer.ts'
import { MailPreview } from './mail-preview.tsx'

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
      ? { title: t`Activate ${name}?`, action: t`Activate and send the e-mail` }
      : { title: t`Reactivate ${name}?`, action: t`Reactivate and send the e-mail` },
    rejected: { title: t`Reject ${name}?`, action: t`Reject and send the e-mail` },
    suspended: { title: t`Suspend ${name}?`, action: t`Suspend and send the e-mail` },
  }[to]
}

const Consequence = ({ to }: { to: DecidedState }) => {
  if (to === 'active') return null
  return (
    <Alert severity="warning">
      {to === 'rejected' ? (
        <Trans>
          The person cannot log in, but may register again with this address and another
          certificate. You can still activate the registration later.
        </Trans>
      ) : (
        <Trans>
          The customer is logged out everywhere and cannot log in until you reactivate the account.
          Orders already placed stay.
        </Trans>
      )}
    </Alert>
  )
}

/** Decides about a registration or an account, with the mail that is sent. */
export const DecisionDialog = (props: Props) => {
  const { customer, to, onClose, onDecided } = props
  const { t, i18n } = useLingui()
  const notify = useNotify()
  const texts = useTexts(props)
  const [reason, setReason] = useState('')
  const [expiresOn, setExpiresOn] = useState(customer.certificateExpiresOn ?? '')
  const [mayOrder, setMayOrder] = useState(
    customer.state !== 'suspended' || customer.user_can_order,
  )
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const templates = customer.reasonTemplates.filter((template) => template.to === to)
  const isActivation = to === 'active'
  const language =
    customer.language in languageNames
      ? i18n._(languageNames[customer.language as keyof typeof languageNames])
      : customer.language

  const decide = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setError('')
    const body = {
      to,
      reason,
      ...(isActivation && {
        user_can_order: mayOrder,
        certificateExpiresOn: expiresOn || null,
      }),
    }
    try {
      const params = { path: { id: customer.id } }
      await api.POST('/admin/accounts/{id}/decision', { params, body })
      notify(t`Done. The e-mail is on its way to ${customer.email}.`)
      onDecided()
    } catch (refused) {
      setError(refused instanceof Error ? refused.message : '')
      setBusy(false)
    }
  }

  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth aria-labelledby="decision-title">
      <form onSubmit={decide}>
        <DialogTitle id="decision-title">{texts.title}</DialogTitle>
        <DialogContent
          sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}
        >
          <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', pt: 1 }}>
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
                <FormControlLabel
                  control={
                    <Checkbox
                      checked={mayOrder}
                      onChange={({ target }) => setMayOrder(target.checked)}
                    />
                  }
                  label={t`May order in the shop`}
                />
              </>
            )}
            {templates.length > 0 && (
              <TextField
                select
                label={t`Reason to choose from`}
                value=""
                onChange={({ target }) => setReason(target.value)}
                helperText={t`Puts a text in the language of the customer (${language}) below.`}
              >
                {templates.map(({ name, text }) => (
                  <MenuItem key={name} value={text}>
                    {name}
                  </MenuItem>
                ))}
              </TextField>
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
            {error && <Alert severity="error">{error}</Alert>}
          </Box>
          <MailPreview
            accountId={customer.id}
            decision={{ to, reason, user_can_order: isActivation ? mayOrder : undefined }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t`Back`}</Button>
          <Button
            type="submit"
            variant="contained"
            color={isActivation ? 'primary' : 'error'}
            disabled={isBusy}
          >
            {texts.action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
