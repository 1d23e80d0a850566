import type { Preparation } from '../homeopathy/preparation.ts'
import { isComplete, type Selection } from '../homeopathy/selection.ts'

/** What a line of a single homeopathic remedy says about it, in codes (D2 §3). */
export type HomeopathyInfo = { type: 'homeopathy' } & Preparation

/** What a line says about its product, by family. A further family adds its shape here. */
export type CartInfo = HomeopathyInfo

/** The info of a complete selection, else undefined. */
export const homeopathyInfo = (selection: Selection): HomeopathyInfo | undefined => {
  if (!isComplete(selection)) return undefined
  const { scale, dilution, form, size, carrier } = selection
  const info = { type: 'homeopathy', scale, dilution, form, size } as const
  return carrier ? { ...info, carrier } : info
}
