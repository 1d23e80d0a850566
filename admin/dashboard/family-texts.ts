import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CartInfo } from '../../domain/cart/cart-info.ts'

/** Names of product families in the figures, by the type of order lines. */
const familyNames: Record<CartInfo['type'], MessageDescriptor> = {
  homeopathy: msg`Homeopathy`,
  gemmotherapy: msg`Gemmotherapy`,
  phytotherapy: msg`Phytotherapy`,
  oligotherapy: msg`Oligotherapy`,
  schussler: msg`Schüssler salts`,
  custom: msg`Mixtures`,
  complex: msg`Complexes`,
  otc: msg`OTC products`,
  supplement: msg`Food supplements`,
  kit: msg`Kits`,
  seasonal: msg`Seasonal products`,
}

export const familyTexts: Readonly<Record<string, MessageDescriptor>> = familyNames
