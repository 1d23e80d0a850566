import { foldText } from '../fold-text.ts'

/**
 * The words of a name without case, accents, dots and hyphens: 'Nat.-mur. ' → 'nat mur'. Names with
 * equal keys are the same name.
 */
export const nameKey = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
