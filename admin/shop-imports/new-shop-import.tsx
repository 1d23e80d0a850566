import { Trans, useLingui } from '@lingui/react/macro'
import UploadIcon from '@mui/icons-material/Upload'
import { Alert, Button, LinearProgress, Paper, Stack, TextField, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Title, useRedirect } from 'react-admin'
import { api } from '../api/client.ts'
import { errorMessage } from '../api/error-message.ts'
import { BackToListActions } from '../screen/edit-screen.tsx'
import { useUnloadQuestion } from '../screen/use-action.ts'
import { useFileDrop } from '../screen/use-file-drop.ts'
import { uploadShop } from './shop-import.ts'

type Props = { onStarted: (id: string) => void }

const Problem = ({ error }: { error: Error | null }) =>
  error && <Alert severity="error">{errorMessage(error)}</Alert>

const FromFile = ({ onStarted }: Props) => {
  const { t } = useLingui()
  const [share, setShare] = useState(0)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (file: File) => uploadShop(file, setShare),
    onSuccess: onStarted,
  })
  useUnloadQuestion(isPending)
  // The server says why it refuses a file, so none is refused here.
  const { rootProps, getInputProps, open } = useFileDrop(([file]) => file && mutate(file))
  return (
    <Paper variant="outlined" {...rootProps} sx={{ p: 3 }}>
      <Stack spacing={2} sx={{ alignItems: 'start' }}>
        <Typography variant="h6" component="h2">
          {t`From a ZIP file`}
        </Typography>
        <Typography sx={{ maxWidth: '70ch' }}>
          <Trans>
            The export of the shop with users, customers, orders, products, pages and files, of at
            most 2 GB. Passwords are taken over only from a file.
          </Trans>
        </Typography>
        <Button variant="contained" startIcon={<UploadIcon />} loading={isPending} onClick={open}>
          {t`Choose a file`}
        </Button>
        <input {...getInputProps({ accept: '.zip', multiple: false, 'aria-label': t`ZIP file` })} />
        {isPending && (
          <LinearProgress
            variant="determinate"
            value={100 * share}
            aria-label={t`Upload`}
            sx={{ width: '100%' }}
          />
        )}
        <Problem error={error} />
      </Stack>
    </Paper>
  )
}

const FromAddress = ({ onStarted }: Props) => {
  const { t } = useLingui()
  const [address, setAddress] = useState('')
  const [login, setLogin] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () =>
      (await api.POST('/admin/shop-address-imports', { body: { address, login } })).data.id,
    onSuccess: onStarted,
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <Paper variant="outlined" component="form" onSubmit={send} sx={{ p: 3 }}>
      <Stack spacing={2} sx={{ alignItems: 'start', maxWidth: 640 }}>
        <Typography variant="h6" component="h2">
          {t`From the address of the shop`}
        </Typography>
        <TextField
          required
          fullWidth
          type="url"
          label={t`Address`}
          placeholder="https://"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
        <TextField
          fullWidth
          type="password"
          autoComplete="off"
          label={t`User and application password`}
          value={login}
          onChange={(event) => setLogin(event.target.value)}
          helperText={t`Of an administrator, with a colon between them. It is stored encrypted and deleted at the end.`}
        />
        <Button type="submit" variant="contained" loading={isPending}>
          {t`Read the shop`}
        </Button>
        <Problem error={error} />
      </Stack>
    </Paper>
  )
}

/** Chooses the export or the address of a former shop; nothing is imported yet. */
export const NewShopImport = () => {
  const { t } = useLingui()
  const redirect = useRedirect()
  const show = (id: string) => redirect('show', 'shop-imports', id)
  return (
    <>
      <Title title={t`New import`} />
      <BackToListActions />
      <Stack spacing={2}>
        <Typography sx={{ color: 'text.secondary', maxWidth: '70ch' }}>
          <Trans>
            First you see what the import would do; nothing is changed until you apply it. It can be
            repeated: nothing is doubled, and what was changed here stays.
          </Trans>
        </Typography>
        <FromFile onStarted={show} />
        <FromAddress onStarted={show} />
      </Stack>
    </>
  )
}
