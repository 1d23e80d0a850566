import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Paper, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { api } from '../../api/client.ts'

type Tested = { address: string; steps: string[] }

/** Shows where an address leads. */
export const RedirectTest = () => {
  const { t } = useLingui()
  const [tested, setTested] = useState<Tested>()
  const [error, setError] = useState('')
  const test = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = String(new FormData(event.currentTarget).get('address') ?? '').trim()
    if (!address) return
    setError('')
    try {
      const { data } = await api.POST('/admin/redirect-tests', { body: { address } })
      setTested({ address, steps: data.steps })
    } catch (cause) {
      setTested(undefined)
      setError(cause instanceof Error ? cause.message : '')
    }
  }
  return (
    <Paper variant="outlined" sx={{ p: 2, mt: 2 }}>
      <Box
        component="form"
        onSubmit={(event: FormEvent<HTMLFormElement>) => void test(event)}
        sx={{ display: 'flex', gap: 1, alignItems: 'start', flexWrap: 'wrap' }}
      >
        <TextField
          name="address"
          label={t`Test an address`}
          placeholder="/accueil"
          error={error !== ''}
          helperText={error}
          sx={{ minWidth: 280 }}
        />
        <Button type="submit" variant="outlined" sx={{ height: 40 }}>
          <Trans>Test</Trans>
        </Button>
      </Box>
      <Typography aria-live="polite" variant="body2" sx={{ mt: tested ? 1 : 0 }}>
        {tested &&
          (tested.steps.length === 0
            ? t`No redirect applies to ${tested.address}.`
            : [tested.address, ...tested.steps].join(' → '))}
      </Typography>
    </Paper>
  )
}
