import { useLingui } from '@lingui/react/macro'
import { Box, Button, FormHelperText, Stack, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { useGetOne, useInput } from 'react-admin'
import type { Language } from '../../domain/language.ts'
import { readPictureReference } from '../../domain/media/picture-address.ts'
import { AlternativeTextNote } from './alternative-texts.tsx'
import { MediaPicker } from './media-picker.tsx'
import type { Media, MediaKind } from './media-record.ts'
import { MediaThumbnail } from './media-tile.tsx'

/** The id in what a field stores: a reference to a picture or document, or the id itself. */
const idIn = (value: string) =>
  readPictureReference(value) ??
  /^(?:\/files\/)?([\da-f]{8}-[\da-f-]{27})(?:\.pdf)?$/.exec(value)?.[1]

type MediaChoiceProps = {
  label: string
  kind?: MediaKind
  /** What is stored: the reference for pages and posts, the id for downloads. */
  stores?: 'reference' | 'id'
  value: string | null | undefined
  /** '' when the choice is removed. */
  onChange: (value: string) => void
  /** Name of a value that is not in the library, such as an illustration. */
  otherName?: string | undefined
  /** The address of its image. */
  otherImage?: string | undefined
  /** Offers the drawings of the site too. */
  hasDrawings?: boolean
  /** The language of the page, to show the alternative text of the picture. */
  language?: Language | undefined
  helperText?: string | undefined
  error?: string | undefined
}

/** A field that holds an entry of the media library, for any form. */
export const MediaChoice = ({
  label,
  kind = 'picture',
  stores = 'reference',
  value,
  onChange,
  otherName,
  otherImage,
  hasDrawings = false,
  language,
  helperText,
  error,
}: MediaChoiceProps) => {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const labelId = useId()
  const id = value ? idIn(value) : undefined
  const { data: media, isError: isMissing } = useGetOne<Media>(
    'media',
    { id: id ?? '' },
    { enabled: !!id, retry: false },
  )
  return (
    <Box role="group" aria-labelledby={labelId}>
      <Typography id={labelId} variant="subtitle2" component="span">
        {label}
      </Typography>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mt: 0.5 }}>
        {media && (
          <Box sx={{ width: 112, flexShrink: 0 }}>
            <MediaThumbnail media={media} height={72} />
          </Box>
        )}
        {!media && otherImage && (
          <Box
            component="img"
            src={otherImage}
            alt=""
            sx={{ width: 72, height: 72, flexShrink: 0, objectFit: 'contain' }}
          />
        )}
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" noWrap>
            {value ? (media?.title ?? otherName) : t`Nothing chosen`}
          </Typography>
          <Button size="small" onClick={() => setIsOpen(true)}>
            {value ? t`Choose another` : t`Choose from the library`}
          </Button>
          {value && (
            <Button size="small" color="error" onClick={() => onChange('')}>
              {t`Remove`}
            </Button>
          )}
        </Box>
      </Stack>
      {media && language && kind === 'picture' && (
        <AlternativeTextNote media={media} language={language} />
      )}
      {isMissing && (
        <FormHelperText error>
          {t`This file is no longer in the library. Please choose another one.`}
        </FormHelperText>
      )}
      {(error || helperText) && (
        <FormHelperText error={!!error}>{error ?? helperText}</FormHelperText>
      )}
      <MediaPicker
        kind={kind}
        isOpen={isOpen}
        onDrawing={
          hasDrawings
            ? (name) => {
                onChange(name)
                setIsOpen(false)
              }
            : undefined
        }
        onClose={() => setIsOpen(false)}
        onChosen={(chosen) => {
          onChange(stores === 'id' ? String(chosen.id) : chosen.reference)
          setIsOpen(false)
        }}
      />
    </Box>
  )
}

type InputProps = Omit<MediaChoiceProps, 'value' | 'onChange' | 'error'> & { source: string }

/** An input of react-admin's forms for a picture or document of the library. */
export const MediaInput = ({ source, ...props }: InputProps) => {
  const { field, fieldState } = useInput({ source })
  return (
    <MediaChoice
      {...props}
      value={field.value}
      onChange={(value) => field.onChange(value)}
      error={fieldState.error?.message}
    />
  )
}
