import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import DeleteIcon from '@mui/icons-material/Delete'
import { Box, Paper, Stack, Typography } from '@mui/material'
import { useEditContext, useRecordContext, useRedirect } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { mediaTextLengths } from '../../domain/media/media-limits.ts'
import type { FocalPoint } from '../../domain/media/picture-address.ts'
import { fileSize } from '../../ui/file-size.ts'
import { useIsPermitted } from '../access/session.ts'
import { api } from '../api/client.ts'
import type { RecordFields } from '../api/resources.ts'
import { currentLanguage } from '../i18n/i18n.ts'
import { ConfirmedButton } from '../screen/confirmed-button.tsx'
import { EditScreen } from '../screen/edit-screen.tsx'
import { inputsOf } from '../screen/inputs.ts'
import { RecordForm, SaveToolbar } from '../screen/record-form.tsx'
import { AlternativeTextInputs } from './alternative-texts.tsx'
import { FocalPointInput } from './focal-point-input.tsx'
import type { Media } from './media-record.ts'
import { MediaUses } from './media-uses.tsx'
import { ReplaceButton } from './replace-button.tsx'

const { TextArrayInput, TextInput } = inputsOf<RecordFields<'media'>>()

/** The shapes in which the site crops pictures. */
const shapes = [
  { ratio: '8 / 5', width: 224, label: msg`In texts` },
  { ratio: '1 / 1', width: 140, label: msg`Square` },
  { ratio: '16 / 5', width: 300, label: msg`Across the page` },
] as const

/** How the site crops the picture with the focal point that is set now. */
const CropPreviews = ({ source }: { source: string }) => {
  const { t } = useLingui()
  const media = useRecordContext<Media>()
  const focus: FocalPoint = useWatch({ name: source }) ?? { x: 50, y: 50 }
  const { address } = media ?? {}
  if (!address) return null
  return (
    <Box>
      <Typography variant="subtitle2" component="h2" gutterBottom>
        {t`How it is cropped`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {shapes.map(({ ratio, width, label }) => (
          <Box component="figure" key={ratio} sx={{ m: 0, maxWidth: '100%' }}>
            <Box
              component="img"
              src={address}
              alt=""
              sx={{
                display: 'block',
                width,
                maxWidth: '100%',
                aspectRatio: ratio,
                objectFit: 'cover',
                objectPosition: `${focus.x}% ${focus.y}%`,
                border: 1,
                borderColor: 'divider',
              }}
            />
            <Typography component="figcaption" variant="caption" sx={{ color: 'text.secondary' }}>
              {t(label)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

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
  if (!media) return null
  const { id, title } = media
  const uses = media.uses?.length ?? 0
  return (
    <SaveToolbar>
      <Stack direction="row" spacing={1}>
        <ReplaceButton />
        <ConfirmedButton
          disabled={uses > 0}
          label={uses > 0 ? t`In use` : t`Delete`}
          color="error"
          startIcon={<DeleteIcon />}
          question={{
            title: t`Delete ${title}?`,
            content: t`It is not used anywhere. It cannot be restored.`,
            confirm: t`Delete the file`,
          }}
          action={() => api.DELETE('/admin/media/{id}', { params: { path: { id } } })}
          done={t`The file has been deleted.`}
          onDone={() => redirect('list', 'media')}
        />
      </Stack>
    </SaveToolbar>
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
                Say in one sentence what the image shows, for people who cannot see it and for
                search engines. Leave it empty if the image is only decorative.
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
  const mayWrite = useIsPermitted('media.write')
  return (
    <EditScreen redirect={false}>
      <RecordForm toolbar={mayWrite ? <DetailToolbar /> : false} disabled={!mayWrite}>
        <Fields />
      </RecordForm>
    </EditScreen>
  )
}
