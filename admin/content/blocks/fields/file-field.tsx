import { useLingui } from '@lingui/react/macro'
import { Box } from '@mui/material'
import { MediaChoice } from '../../../media/media-choice.tsx'
import type { FieldProps } from './field-props.ts'

/** A document of the media library, to download. */
export const FileField = ({ label, value, onChange, problem }: FieldProps) => {
  const { t } = useLingui()
  const file = typeof value === 'string' ? value : ''
  return (
    <Box sx={{ my: 1.5 }}>
      <MediaChoice
        label={label}
        kind="document"
        value={file}
        otherName={file.split('/').at(-1)}
        onChange={(chosen) => onChange(chosen || undefined)}
        error={problem}
        helperText={t`Visitors can download it from this page.`}
      />
    </Box>
  )
}
