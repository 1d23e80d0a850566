import { useLingui } from '@lingui/react/macro'
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
} from '@mui/material'
import { useId } from 'react'
import { CopyButton } from '../customers/copy-button.tsx'

type Props = { title: string; secret: string; onClose: () => void }

/** Shows a secret that no one can see again; only its button closes it. */
export const SecretDialog = ({ title, secret, onClose }: Props) => {
  const { t } = useLingui()
  const id = useId()
  return (
    <Dialog open fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Alert severity="warning">
          {t`Copy it into the other program now: it is never shown again.`}
        </Alert>
        <Box
          component="code"
          data-testid="secret"
          sx={{ display: 'block', my: 2, overflowWrap: 'anywhere', fontSize: '1rem' }}
        >
          {secret}
        </Box>
        <CopyButton text={secret} label={t`Copy`} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t`Close`}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
