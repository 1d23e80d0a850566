import { useLingui } from '@lingui/react/macro'
import { scaledArea } from '../../../domain/pictures/printed-picture.ts'
import {
  type LabelledSelection,
  selectionPicture,
} from '../../../messages/shop/selection-pictures.ts'
import { ContainerPicture } from '../../../ui/pictures/container-picture.tsx'
import { useSiteFacts } from '../../i18n/page-context.ts'

/** The container of a selection with a bar of its scale; decorative, as the label has its facts. */
export const SelectedPicture = ({ line }: { line: LabelledSelection }) => {
  const { t } = useLingui()
  const { legalName } = useSiteFacts()
  const picture = selectionPicture(line, { laboratory: legalName, t })
  const area = scaledArea(picture.container)
  return <ContainerPicture picture={picture} area={area} hasScaleBar className="mx-auto h-full" />
}
