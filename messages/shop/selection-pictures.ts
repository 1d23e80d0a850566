import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type {
  CartInfo,
  CustomInfo,
  HomeopathyInfo,
  SizedInfo,
} from '../../domain/cart/cart-info.ts'
import { dilutionText } from '../../domain/homeopathy/dilution-steps.ts'
import { findContainer } from '../../domain/pictures/find-container.ts'
import type { Band, Picture } from '../../domain/pictures/printed-picture.ts'
import { carrierNames, formNames, sizeMessage, sizeNames, type Translate } from './preparations.ts'
import { sizedNames } from './sized-names.ts'

// Apart from other products, whose texts the selectors do not need.

type SelectionInfo = HomeopathyInfo | CustomInfo | SizedInfo

/** The name on a label, and the selection. */
export type LabelledSelection = { name: string; info: SelectionInfo }

export type Printing = { laboratory: string; t: Translate }

type Print = {
  band: Band
  /** Undefined: the band names the laboratory. */
  family: MessageDescriptor | undefined
  /** The largest line: '30 CH' or '250 ml'. */
  strong: string
  /** The small line: 'Globules', 'Tube 1 g'. */
  details: readonly string[]
}

const printOf = (info: SelectionInfo, t: Translate): Print => {
  if (info.type !== 'homeopathy' && info.type !== 'custom')
    return {
      band: info.type,
      family: sizedNames[info.type],
      strong: sizeMessage(info.size),
      details: [],
    }
  const { form, carrier, size } = info
  const details = [t(formNames[form]), carrier ? t(carrierNames[carrier]) : '', t(sizeNames[size])]
  return info.type === 'custom'
    ? { band: 'mixtures', family: msg`Mixture`, strong: '', details }
    : {
        band: 'homeopathy',
        family: msg`Homeopathy`,
        strong: dilutionText(info.scale, info.dilution),
        details,
      }
}

/** The container of the info, with these texts on its label. */
export const printedPicture = (
  { name, info }: { name: string; info: CartInfo },
  { band, family, strong, details }: Print,
  { laboratory, t }: Printing,
): Picture => ({
  container: findContainer(info),
  band,
  label: {
    family: family ? t(family) : laboratory,
    name,
    strong,
    detail: details.filter(Boolean).join(' · '),
    laboratory: family ? laboratory : '',
  },
})

/** The container of a selection with its printed label. */
export const selectionPicture = ({ name, info }: LabelledSelection, printing: Printing): Picture =>
  printedPicture(
    { name: name || printing.t(msg`Custom mixture`), info },
    printOf(info, printing.t),
    printing,
  )
