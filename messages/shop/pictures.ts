import { msg } from '@lingui/core/macro'
import type { CartInfo } from '../../domain/cart/cart-info.ts'
import type { Picture } from '../../domain/pictures/printed-picture.ts'
import { lineMessages } from './lines.ts'
import { packParts } from './packs.ts'
import type { Translate } from './preparations.ts'
import { saltFormNames } from './salts.ts'
import { type Printing, printedPicture, selectionPicture } from './selection-pictures.ts'

/** A line of the cart, or what a page offers: the name on the label, and the product info. */
export type LabelledLine = { name: string; info: CartInfo }

/** The container of a line with its printed label. */
export const linePicture = ({ name, info }: LabelledLine, printing: Printing): Picture => {
  const { t } = printing
  const line = { name, info }
  const homeopathy = { band: 'homeopathy', family: msg`Homeopathy`, strong: '' } as const
  switch (info.type) {
    case 'homeopathy':
    case 'gemmotherapy':
    case 'phytotherapy':
    case 'oligotherapy':
    case 'custom':
      return selectionPicture({ name, info }, printing)
    case 'schussler': {
      const details = [t(saltFormNames[info.form])]
      const family = msg`Schüssler salt`
      return printedPicture(line, { band: 'salts', family, strong: '', details }, printing)
    }
    case 'kit':
    case 'seasonal':
      return printedPicture(
        line,
        { ...homeopathy, details: [lineMessages(info, t).detail] },
        printing,
      )
    case 'complex':
      return printedPicture(line, { ...homeopathy, details: packParts(info, t) }, printing)
    case 'otc': {
      const details = packParts(info, t)
      return printedPicture(line, { ...homeopathy, family: undefined, details }, printing)
    }
    case 'supplement': {
      const details = packParts(info, t)
      const family = msg`Food supplement`
      return printedPicture(line, { band: 'supplements', family, strong: '', details }, printing)
    }
  }
}

/** The alternative text of a picture. */
export const pictureText = ({ label: { name, strong, detail } }: Picture, t: Translate): string => {
  const label = [name, strong, detail].filter(Boolean).join(', ')
  return t(msg`Container with label: ${label}`)
}
