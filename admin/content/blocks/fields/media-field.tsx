import { useLingui } from '@lingui/react/macro'
import { Box } from '@mui/material'
import { use } from 'react'
import { drawingAddress, drawingName } from '../../../media/drawing-choice.tsx'
import { MediaChoice } from '../../../media/media-choice.tsx'
import { EditedPageContext, type FieldProps } from './field-context.ts'

/** A picture of the media library, or a drawing of the site. */
export const ImageField = ({ label, value, onChange, problem }: FieldProps) => {
  const { language } = use(EditedPageContext)
  const image = typeof value === 'string' ? value : ''
  const isDrawing = image !== '' && !image.includes('/')
  return (
    <Box sx={{ my: 1.5 }}>
      <MediaChoice
        label={label}
        value={image}
        hasDrawings
        language={language}
        otherName={isDrawing ? drawingName(image) : image.split('/').at(-1)}
        otherImage={isDrawing ? drawingAddress(image) : undefined}
        onChange={(chosen) => onChange(chosen || undefined)}
        error={problem}
      />
    </Box>
  )
}

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
