import { useLingui } from '@lingui/react/macro'
import { Box } from '@mui/material'
import { use } from 'react'
import type { EditorField } from '../../../blocks/fields.ts'
import { blockManifest, isBlockType } from '../../../blocks/manifest.ts'
import { drawingAddress } from '../../media/drawing-choice.tsx'
import { choiceNames } from '../blocks/field-names.ts'
import { EditedPageContext } from '../blocks/fields/field-context.ts'
import { productTitle, titleOfTarget } from '../blocks/fields/link-targets.ts'
import { useTitle } from '../blocks/fields/use-found.ts'
import { iconNames } from '../blocks/icon-names.ts'

type Path = readonly (string | number)[]

/** The field of a block at a path: `['columns', 0, 'title']`. */
export const fieldAt = (type: string, path: Path): EditorField | undefined => {
  if (!isBlockType(type)) return undefined
  let fields: Readonly<Record<string, EditorField>> = blockManifest[type].definition.fields
  let found: EditorField | undefined
  for (const part of path.filter((each) => typeof each === 'string')) {
    found = fields[part]
    fields = found?.type === 'list' ? found.of : {}
  }
  return found
}

/** Fields whose stored value is no text for people. */
const codedTypes = [
  'image',
  'link',
  'file',
  'product',
  'topic',
  'icon',
  'select',
  'switch',
] as const
type Coded = (typeof codedTypes)[number]

export const codedType = (field: EditorField | undefined): Coded | undefined =>
  codedTypes.find((type) => type === field?.type)

const loaders = {
  link: titleOfTarget,
  file: titleOfTarget,
  product: productTitle,
} as const

const noTitle = async () => undefined

/** A stored value as people know it: a picture, the name of a page or product, a choice. */
export const FieldValue = ({ type, value }: { type: Coded; value: string }) => {
  const { t, i18n } = useLingui()
  const { pages } = use(EditedPageContext)
  const load = type in loaders ? loaders[type as keyof typeof loaders] : noTitle
  const page = pages.find(
    (each) => each.value === value || (type === 'topic' && each.id === `health.${value}`),
  )
  const title = useTitle(page ? '' : value, load)
  if (value === '') return null
  if (type === 'image')
    return (
      <Box
        component="img"
        alt=""
        src={value.includes('/') ? value : drawingAddress(value)}
        sx={{ maxWidth: '100%', maxHeight: 120 }}
      />
    )
  if (type === 'switch') return value === 'true' ? t`Yes` : t`No`
  const named = type === 'select' ? choiceNames[value] : type === 'icon' ? iconNames[value] : null
  return named ? i18n._(named) : (page?.title ?? (title || value))
}
