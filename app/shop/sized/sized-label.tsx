import { useLingui } from '@lingui/react/macro'
import { sizedInfo } from '../../../domain/cart/line-info.ts'
import type { FamilyRemedy } from '../../../domain/catalogue/family-remedy.ts'
import { nameOnLine, type SizedFamily } from '../../../domain/catalogue/sized-family.ts'
import type { SizedSelection } from '../../../domain/sized/sized-selection.ts'
import { sizeMessage } from '../../../messages/shop/preparations.ts'
import { pageNames } from '../../../messages/site/page-names.ts'
import { LabelFrame } from '../selector/label-frame.tsx'
import { sizedSearchTexts } from './sized-search-texts.ts'

type Props = {
  family: SizedFamily
  selection: SizedSelection
  remedy: FamilyRemedy | undefined
}

/** The label of a bottle of gemmo-, phyto- or oligotherapy. */
export const SizedLabel = ({ family, selection, remedy }: Props) => {
  const { t } = useLingui()
  const { placeholder } = sizedSearchTexts[family]
  const { size } = selection
  const line =
    remedy && size
      ? { name: nameOnLine(family, remedy), info: sizedInfo(family, size, remedy.id) }
      : undefined
  return (
    <LabelFrame
      family={t(pageNames[`shop.${family}`])}
      fill={`bg-${family}`}
      line={line}
      name={remedy?.name}
      placeholder={t(placeholder)}
      body={
        <>
          <p className="min-h-6 text-center italic">{remedy?.detail}</p>
          <p className="mt-2 min-h-12 text-center text-4xl font-semibold tracking-tight tabular-nums">
            {size && sizeMessage(size)}
          </p>
        </>
      }
    />
  )
}
