import type { Remedy } from '../../../domain/homeopathy/remedy.ts'
import type { Selection } from '../../../domain/homeopathy/selection.ts'
import { preparationParts, type Translate } from '../preparation-texts.ts'

/** The choice as one line, as far as it goes: 'Arnica montana · 30 CH · Globuli · Tube 1 g · × 2'. */
export const sentenceOf = (selection: Selection, remedy: Remedy | undefined, t: Translate) =>
  remedy
    ? [remedy.name, ...preparationParts(selection, t), `× ${selection.quantity}`].join(' · ')
    : ''
