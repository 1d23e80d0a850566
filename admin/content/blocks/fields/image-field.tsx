import { useLingui } from '@lingui/react/macro'
import { Autocomplete, Box, TextField } from '@mui/material'
import { illustrationNames } from '../../../../domain/content/illustration-names.ts'
import type { FieldProps } from './field-props.ts'

const addressOf = (image: string) => (image.includes('/') ? image : `/illustrations/${image}.svg`)

const nameOf = (image: string) =>
  image.includes('/') ? (image.split('/').at(-1) ?? image) : image.replaceAll('-', ' ')

const Thumbnail = ({ image, size }: { image: string; size: number }) => (
  <Box
    component="img"
    src={addressOf(image)}
    alt=""
    loading="lazy"
    sx={{ width: size, height: size, objectFit: 'contain', flex: 'none' }}
  />
)

/** A drawing of the site, or an uploaded image. */
export const ImageField = ({ label, value, onChange, problem }: FieldProps) => {
  const { t } = useLingui()
  const image = typeof value === 'string' && value ? value : null
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
      {image && (
        <Box sx={{ mt: 1 }}>
          <Thumbnail image={image} size={48} />
        </Box>
      )}
      <Autocomplete
        sx={{ flex: 1 }}
        options={image?.includes('/') ? [image, ...illustrationNames] : [...illustrationNames]}
        value={image}
        getOptionLabel={nameOf}
        noOptionsText={t`No drawing with this name`}
        onChange={(_, chosen) => onChange(chosen ?? undefined)}
        renderOption={({ key, ...props }, option) => (
          <Box component="li" key={key} {...props} sx={{ gap: 1.5 }}>
            <Thumbnail image={option} size={40} />
            {nameOf(option)}
          </Box>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            label={label}
            margin="dense"
            error={problem !== undefined}
            helperText={problem}
          />
        )}
      />
    </Box>
  )
}
