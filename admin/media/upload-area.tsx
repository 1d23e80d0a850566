import { Trans, useLingui } from '@lingui/react/macro'
import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import { Alert, Box, Button, LinearProgress, Paper, Stack, Typography } from '@mui/material'
import { useId } from 'react'
import { useDropzone } from 'react-dropzone'
import type { Media, MediaKind } from './media-record.ts'
import { type Upload, useUploads } from './use-uploads.ts'

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
        <strong>{name}</strong>: {error}
      </Alert>
    )
  const percent = Math.round(share * 100)
  return (
    <Box>
      <Typography variant="body2">
        {percent < 100 ? t`Uploading ${name} (${percent} %)` : t`Checking ${name} …`}
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
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    onDrop: (files) => void add(files),
    noClick: true,
    noKeyboard: true,
    useFsAccessApi: false,
  })

  return (
    <Paper
      variant="outlined"
      {...getRootProps({ role: undefined, tabIndex: undefined })}
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
              Or drop files here. Pictures as JPEG, PNG, WebP, AVIF or GIF, documents as PDF; at
              most 25 MB each.
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
