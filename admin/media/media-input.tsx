import { useInput } from 'react-admin'
import { MediaChoice } from './media-choice.tsx'
import type { MediaKind } from './media-record.ts'

type Props = {
  source: string
  label: string
  kind?: MediaKind
  /** What is stored: the reference for pages and posts, the id for downloads. */
  stores?: 'reference' | 'id'
  /** Name of a value that is not in the library. */
  otherName?: string | undefined
  /** The address of its image. */
  otherImage?: string | undefined
  /** Offers the drawings of the site too. */
  hasDrawings?: boolean
  helperText?: string
}

/** An input of react-admin's forms for a picture or document of the library. */
export const MediaInput = ({ source, ...props }: Props) => {
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
