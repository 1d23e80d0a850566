import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Box, Button, Stack } from '@mui/material'
import { saveFile } from '../api/save-file.ts'

/** Shows the recovery codes once, to be saved. */
export const RecoveryCodes = ({
  codes,
  onDone,
}: {
  codes: readonly string[]
  onDone: () => void
}) => {
  const { t } = useLingui()
  return (
    <Stack spacing={2.5}>
      <Alert severity="warning">
        <Trans>
          Save these recovery codes now: they are shown only once. Each replaces the app a single
          time, for instance if you lose your phone.
        </Trans>
      </Alert>
      <Box
        component="ul"
        aria-label={t`Recovery codes`}
        sx={{ columnCount: 2, fontFamily: 'monospace', listStyle: 'none', p: 0 }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Button
        variant="outlined"
        onClick={() => saveFile(new Blob([codes.join('\n')]), `${t`Recovery codes`}.txt`)}
      >
        {t`Save as a file`}
      </Button>
      <Button variant="contained" onClick={onDone}>
        {t`I have saved the codes`}
      </Button>
    </Stack>
  )
}
