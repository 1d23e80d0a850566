import { useLingui } from '@lingui/react/macro'
import { Alert, Box, LinearProgress, Typography } from '@mui/material'
import { api, type BodyOf } from '../../api/client.ts'
import { useSettled } from '../../api/use-settled.ts'

type Decision = BodyOf<'post', '/admin/accounts/{id}/decision-preview'>

/** The mail that a decision will send, as the customer will read it. */
export const MailPreview = ({ accountId, decision }: { accountId: string; decision: Decision }) => {
  const { t } = useLingui()
  const params = { path: { id: accountId } }
  const { answer: mail, error } = useSettled(['decision', accountId, decision], (signal) =>
    api.POST('/admin/accounts/{id}/decision-preview', { params, body: decision, signal }),
  )
  if (error) return <Alert severity="error">{error}</Alert>
  if (!mail) return <LinearProgress />
  return (
    <Box component="section" aria-label={t`Preview of the e-mail`}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t`E-mail to ${mail.to}`}
      </Typography>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{mail.subject}</Typography>
      <Box
        component="iframe"
        title={t`Text of the e-mail`}
        srcDoc={mail.html}
        sandbox=""
        sx={{ width: '100%', height: '26rem', border: 1, borderColor: 'divider', bgcolor: 'white' }}
      />
    </Box>
  )
}
