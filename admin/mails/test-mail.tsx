import { useLingui } from '@lingui/react/macro'
import MailIcon from '@mui/icons-material/MailOutlined'
import { Alert, Box, Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useIsPermitted } from '../access/session.ts'
import { api, type Schemas } from '../api/client.ts'
import { errorMessage } from '../api/error-message.ts'

const Outcome = ({ to, isSent, folder }: Schemas['TestMail']) => {
  const { t } = useLingui()
  if (isSent) return t`The mail server has accepted the e-mail to ${to}. Please check your inbox.`
  return folder
    ? t`Written to a folder, not sent: no mail server is set up (SMTP_URL). The folder is ${folder}.`
    : t`Written to a folder, not sent: no mail server is set up (SMTP_URL).`
}

/** Sends a mail to the signed-in member of the staff, and says what became of it. */
export const TestMail = () => {
  const { t } = useLingui()
  const mayTest = useIsPermitted('mails.write')
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () => (await api.POST('/admin/test-mail')).data,
  })
  if (!mayTest) return null
  return (
    <Box>
      <Button
        variant="outlined"
        size="small"
        startIcon={<MailIcon />}
        loading={isPending}
        onClick={() => mutate()}
      >
        {t`Send me a test e-mail`}
      </Button>
      {(data || error) && !isPending && (
        <Alert
          severity={error ? 'error' : data?.isSent ? 'success' : 'warning'}
          role="status"
          sx={{ mt: 1, overflowWrap: 'anywhere' }}
        >
          {error ? errorMessage(error) : data && <Outcome {...data} />}
        </Alert>
      )}
    </Box>
  )
}
