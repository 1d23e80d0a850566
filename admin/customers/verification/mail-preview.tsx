import { useLingui } from '@lingui/react/macro'
import { Alert, Box, LinearProgress, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { sendJson } from '../../api/send.ts'

type Decision = { to: string; reason: string; user_can_order: boolean | undefined }
type Mail = { to: string; subject: string; html: string }

/** Waits for a pause in typing. */
const previewDelayMs = 400

/** The mail that a decision will send, as the customer will read it. */
export const MailPreview = ({ accountId, decision }: { accountId: string; decision: Decision }) => {
  const { t } = useLingui()
  const [mail, setMail] = useState<Mail>()
  const [error, setError] = useState('')
  const body = JSON.stringify(decision)
  useEffect(() => {
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const path = `accounts/${accountId}/decision-preview`
        const { signal } = controller
        setMail(await sendJson<Mail>(path, { method: 'POST', body: JSON.parse(body), signal }))
        setError('')
      } catch (refused) {
        if (!controller.signal.aborted) setError(refused instanceof Error ? refused.message : '')
      }
    }, previewDelayMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [accountId, body])
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
