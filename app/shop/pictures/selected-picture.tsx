import { useLingui } from '@lingui/react/macro'
import { scaledArea } from '../../../domain/pictures/printed-picture.ts'
import { type LabelledLine, pictureText } from '../../../messages/shop/pictures.ts'
import { ContainerPicture } from '../../../ui/pictures/container-picture.tsx'
import { usePicture } from './use-picture.ts'

/** The container of the current selection, with a bar that shows its scale. */
export const SelectedPicture = ({ line }: { line: LabelledLine }) => {
  const { t } = useLingui()
  const picture = usePicture(line)
  return (
    <ContainerPicture
      picture={picture}
      area={scaledArea(picture.container)}
      hasScaleBar
      alt={pictureText(picture, t)}
      className="mx-auto h-full"
    />
  )
}
