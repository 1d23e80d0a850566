import { Trans, useLingui } from '@lingui/react/macro'
import { homeopathyInfo } from '../../../domain/cart/line-info.ts'
import { dilutionText } from '../../../domain/homeopathy/dilution-text.ts'
import type { Remedy } from '../../../domain/homeopathy/remedy.ts'
import { isComplete, type Selection } from '../../../domain/homeopathy/selection.ts'
import { linePicture } from '../../../messages/shop/pictures.ts'
import { carrierNames, formNames, sizeNames } from '../../../messages/shop/preparations.ts'
import { useSiteFacts } from '../../i18n/page-context.ts'
import { LabelFrame, LabelLine } from '../selector/label-frame.tsx'

/** The container as chosen; undefined until the selection is complete. */
const useRemedyPicture = (selection: Selection, remedy: Remedy | undefined) => {
  const { t } = useLingui()
  const { legalName } = useSiteFacts()
  if (!remedy || !isComplete(selection)) return undefined
  const info = homeopathyInfo(selection, remedy.id)
  return linePicture({ name: remedy.name, info }, { laboratory: legalName, t })
}

type Props = { selection: Selection; remedy: Remedy | undefined }

/** The label of a single homeopathic remedy. */
export const RemedyLabel = ({ selection, remedy }: Props) => {
  const { t } = useLingui()
  const { scale, dilution, form, carrier, size } = selection
  const picture = useRemedyPicture(selection, remedy)
  return (
    <LabelFrame
      family={<Trans>Homeopathy</Trans>}
      page="shop.homeopathy"
      picture={picture}
      name={remedy?.name}
      strong={scale && dilution && dilutionText(scale, dilution)}
    >
      <LabelLine name={<Trans>Form</Trans>}>{form && t(formNames[form])}</LabelLine>
      {form === 'drops' && (
        <LabelLine name={<Trans>Vehicle</Trans>}>{carrier && t(carrierNames[carrier])}</LabelLine>
      )}
      <LabelLine name={<Trans>Size</Trans>}>{size && t(sizeNames[size])}</LabelLine>
    </LabelFrame>
  )
}
