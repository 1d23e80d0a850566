import type { Carrier } from '../homeopathy/form.ts'
import type { Scale } from '../homeopathy/scale.ts'
import type {
  Amount,
  BareNumber,
  Container,
  LineFamily,
  Potency,
  RemedyFormWord,
  WrittenQuantity,
} from './parsed-line.ts'

/** What is read of a line so far. */
export type LineDraft = {
  family?: LineFamily
  numbers: number[]
  potencies: Potency[]
  scale?: Scale
  looseLetterAt?: number
  forms: RemedyFormWord[]
  amounts: Amount[]
  container?: Container
  carrier?: Carrier
  base?: 'lactose' | 'mannit'
  audience?: 'kids' | 'adults'
  isUndiluted?: true
  quantities: WrittenQuantity[]
  bareNumbers: BareNumber[]
  /** Whether no word of a name precedes the token. */
  isBeforeName: (at: number) => boolean
}

export const createDraft = (isBeforeName: LineDraft['isBeforeName']): LineDraft => ({
  numbers: [],
  potencies: [],
  forms: [],
  amounts: [],
  quantities: [],
  bareNumbers: [],
  isBeforeName,
})
