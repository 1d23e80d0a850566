import { Trans, useLingui } from '@lingui/react/macro'
import DeleteIcon from '@mui/icons-material/Delete'
import { Box, Paper, Stack, Typography } from '@mui/material'
import {
  SaveButton,
  TextArrayInput,
  TextInput,
  Toolbar,
  useEditContext,
  useRecordContext,
  useRedirect,
} from 'react-admin'
import { mediaTextLengths } from '../../domain/media/media-limits.ts'
import { fileSize } from '../../ui/file-size.ts'
import { isPermitted, useSession } from '../access/session.ts'
import { api } from '../api/client.ts'
import { currentLanguage } from '../i18n/i18n.ts'
import { ConfirmedButton } from '../screen/confirmed-button.tsx'
import { EditScreen } from '../screen/edit-screen.tsx'
import { RecordForm } from '../screen/record-form.tsx'
import { AlternativeTextInputs } from './alternative-texts.tsx'
import { CropPreviews } from './crop-previews.tsx'
import { FocalPointInput } from './focal-point-input.tsx'
import type { Media } from './media-record.ts'
import { MediaUses } from './media-uses.tsx'
import { ReplaceButton } from './replace-button.tsx'

const Facts = () => {
  const media = useRecordContext<Media>()
  if (!media) return null
  const { kind, width, height, mediaType, bytes, isReady } = media
  const type = mediaType.replace(/^.*\//, '').toUpperCase()
  const size = fileSize(bytes, currentLanguage())
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {kind === 'picture' ? `${width} × ${height}, ` : ''}
      {type}, {size}
      {!isReady && (
        <>
          {' · '}
          <Trans>Smaller versions are being made. The site shows a preview until then.</Trans>
        </>
      )}
    </Typography>
  )
}

const DetailToolbar = () => {
  const { t } = useLingui()
  const redirect = useRedirect()
  const media = useRecordContext<Media>()
  const uses = media?.uses?.length ?? 0
  return (
    <Toolbar sx={{ justifyContent: 'space-between' }}>
      <SaveButton />
      <Stack direction="row" spacing={1}>
        <ReplaceButton />
        <ConfirmedButton
          disabled={uses > 0}
          label={uses > 0 ? t`In use` : t`Delete`}
          color="error"
          startIcon={<DeleteIcon />}
          question={{
            title: t`Delete ${media?.title ?? ''}?`,
            content: t`It is not used anywhere. It cannot be brought back.`,
            confirm: t`Delete the file`,
          }}
          action={async () => {
            if (media) await api.DELETE('/admin/media/{id}', { params: { path: { id: media.id } } })
            redirect('list', 'media')
          }}
          done={t`The file has been deleted.`}
        />
      </Stack>
    </Toolbar>
  )
}

const Fields = () => {
  const { t } = useLingui()
  const { record } = useEditContext<Media>()
  const isPicture = record?.kind === 'picture'
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        width: '100%',
        gridTemplateColumns: { lg: isPicture ? '1fr 1fr' : '1fr' },
      }}
    >
      {isPicture && (
        <Stack spacing={3}>
          <FocalPointInput source="focus" />
          <CropPreviews source="focus" />
        </Stack>
      )}
      <Stack spacing={2}>
        <Facts />
        <TextInput
          source="title"
          label={t`Title`}
          helperText={t`For the library and for the address of the file; visitors do not see it.`}
          isRequired
          slotProps={{ htmlInput: { maxLength: mediaTextLengths.title } }}
        />
        {isPicture && (
          <Box>
            <Typography variant="subtitle2" component="h2">
              {t`Alternative texts`}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
              <Trans>
                Say in one sentence what the picture shows, for people who cannot see it and for
                search engines. Leave it empty if the picture is only decoration.
              </Trans>
            </Typography>
            <AlternativeTextInputs />
          </Box>
        )}
        <TextInput
          source="credit"
          label={t`Credit`}
          helperText={t`Photographer or source.`}
          slotProps={{ htmlInput: { maxLength: mediaTextLengths.credit } }}
        />
        <TextArrayInput
          source="tags"
          label={t`Keywords`}
          helperText={t`To find it again. Confirm each with the Enter key.`}
        />
        <Paper variant="outlined" sx={{ p: 2 }}>
          <MediaUses />
        </Paper>
      </Stack>
    </Box>
  )
}

/** Texts, focal point and uses of a picture or document. */
export const MediaDetail = () => {
  const mayWrite = isPermitted(useSession(), 'media.write')
  return (
    <EditScreen redirect={false}>
      <RecordForm toolbar={mayWrite ? <DetailToolbar /> : false} disabled={!mayWrite}>
        <Fields />
      </RecordForm>
    </EditScreen>
  )
}
