import { Trans, useLingui } from '@lingui/react/macro'
import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import { Alert, Box, Button, LinearProgress, Paper, Stack, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { HttpError, useTranslate } from 'react-admin'
import { labelled } from '../../messages/labelled.ts'
import { api, toForm } from '../api/client.ts'
import { useFileDrop } from '../screen/use-file-drop.ts'
import type { Media, MediaKind } from './media-record.ts'

/** `fetch` that reports how much of the request is sent, from 0 to 1. */
const fetchWithProgress =
  (onProgress: (share: number) => void) =>
  async (request: Request): Promise<Response> => {
    const body = await request.blob()
    return new Promise((resolve, reject) => {
      const sender = new XMLHttpRequest()
      sender.open(request.method, request.url)
      request.headers.forEach((value, name) => {
        sender.setRequestHeader(name, value)
      })
      sender.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      sender.onerror = () => reject(new TypeError('Failed to fetch'))
      sender.onload = () => resolve(new Response(sender.responseText, { status: sender.status }))
      sender.send(body)
    })
  }

/** A file on its way; `error` is the reason of a refusal. */
type Upload = { id: number; name: string; share: number; error?: string }

let lastId = 0

/** Uploads files one after the other; `onAdded` gets each new entry of the library. */
const useUploads = (onAdded: (media: Media) => void) => {
  const translate = useTranslate()
  const [uploads, setUploads] = useState<readonly Upload[]>([])

  const change = (id: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...changes } : each)))
  const remove = (id: number) => setUploads((all) => all.filter((each) => each.id !== id))

  const sendOne = async (id: number, file: File) => {
    try {
      const fetch = fetchWithProgress((share) => change(id, { share }))
      const init = { body: { file }, bodySerializer: toForm, fetch }
      onAdded((await api.POST('/admin/media', init)).data)
      remove(id)
    } catch (cause) {
      const message = cause instanceof HttpError ? cause.message : 'ra.notification.http_error'
      change(id, { error: translate(String(message)) })
    }
  }

  const add = async (files: readonly File[]) => {
    const queued = files.map((file) => {
      lastId += 1
      return { id: lastId, file }
    })
    setUploads((all) => [
      ...all,
      ...queued.map(({ id, file }) => ({ id, name: file.name, share: 0 })),
    ])
    for (const { id, file } of queued) await sendOne(id, file)
  }
  return { uploads, add, dismiss: remove }
}

const acceptedTypes: Record<MediaKind, string> = {
  picture: 'image/jpeg,image/png,image/webp,image/avif,image/gif',
  document: 'application/pdf',
}

const UploadState = ({ upload, onDismiss }: { upload: Upload; onDismiss: () => void }) => {
  const { t } = useLingui()
  const { name, share, error } = upload
  if (error)
    return (
      <Alert severity="error" onClose={onDismiss} closeText={t`Close`}>
        {t(labelled(name, error))}
      </Alert>
    )
  const percent = Math.round(share * 100)
  return (
    <Box>
      <Typography variant="body2">
        {percent < 100 ? t`Uploading ${name} (${percent}%)` : t`Checking ${name}…`}
      </Typography>
      <LinearProgress
        variant={percent < 100 ? 'determinate' : 'indeterminate'}
        value={percent}
        aria-label={t`Progress of ${name}`}
      />
    </Box>
  )
}

type Props = { kind?: MediaKind | undefined; onAdded: (media: Media) => void }

/** Where files are dropped or chosen, with the progress of those on their way. */
export const UploadArea = ({ kind, onAdded }: Props) => {
  const { t } = useLingui()
  const { uploads, add, dismiss } = useUploads(onAdded)
  const hintId = useId()
  const types = kind ? acceptedTypes[kind] : Object.values(acceptedTypes).join(',')

  // The server says why it refuses a file, so none is refused here.
  const { rootProps, getInputProps, isDragActive, open } = useFileDrop((files) => void add(files))

  return (
    <Paper
      variant="outlined"
      {...rootProps}
      sx={{
        p: 2,
        borderStyle: 'dashed',
        borderColor: isDragActive ? 'primary.main' : 'divider',
        bgcolor: isDragActive ? 'action.hover' : 'background.paper',
      }}
    >
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap', rowGap: 1 }}>
        <Button
          variant="contained"
          startIcon={<UploadIcon />}
          aria-describedby={hintId}
          onClick={open}
        >
          {t`Upload files`}
        </Button>
        <Typography id={hintId} variant="body2" sx={{ color: 'text.secondary' }}>
          {kind === 'document' ? (
            t`Or drop PDF files here. At most 25 MB each.`
          ) : (
            <Trans>
              Or drop files here. Images as JPEG, PNG, WebP, AVIF or GIF, documents as PDF; at most
              25 MB each.
            </Trans>
          )}
        </Typography>
        <input {...getInputProps({ accept: types, 'aria-label': t`Files to upload` })} />
      </Stack>
      <Stack spacing={1} aria-live="polite" sx={{ mt: uploads.length > 0 ? 2 : 0 }}>
        {uploads.map((upload) => (
          <UploadState key={upload.id} upload={upload} onDismiss={() => dismiss(upload.id)} />
        ))}
      </Stack>
    </Paper>
  )
}
