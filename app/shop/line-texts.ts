import type { CartInfo } from '../../domain/cart/cart-info.ts'
import { preparationParts, type Translate } from './preparation-texts.ts'

/** What a line of cart or order says below its name: '30 CH · Globuli · Tube 1 g'. */
export const lineText = (info: CartInfo, t: Translate): string =>
  info.type === 'homeopathy' ? preparationParts(info, t).join(' · ') : ''
