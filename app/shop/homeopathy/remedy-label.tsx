import { Trans, useLingui } from '@lingui/react/macro'
import { homeopathyInfo } from '../../../domain/cart/line-info.ts'
import { dilutionText } from '../../../domain/homeopathy/dilution-text.ts'
import type { Remedy } from '../../../domain/homeopathy/remedy.ts'
import { isSelectionComplete, type Selection } from '../../../domain/homeopathy/selection.ts'
import { carrierNames, formNames, sizeNames } from '../../../messages/shop/preparations.ts'
import { LabelFrame, LabelLine } from '../selector/label-frame.tsx'

type Props = { selection: Selection; remedy: Remedy | undefined }

/** The label of a single homeopathic remedy. */
export const RemedyLabel = ({ selection, remedy }: Props) => {
  const { t } = useLingui()
  const { scale, dilution, form, carrier, size } = selection
  const line =
    remedy && isSelectionComplete(selection)
      ? { name: remedy.name, info: homeopathyInfo(selection, remedy.id) }
      : undefined
  return (
    <LabelFrame
      family={<Trans>Homeopathy</Trans>}
      fill="bg-homeopathy"
      line={line}
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
