import type { Centimes } from '../../../domain/money.ts'
import type { ShownClosing } from '../../../domain/options/closing-days.ts'
import type { addressChoiceView } from './address-choice.ts'
import type { orderView, refusalView, termChanges } from './step-views.ts'

export const maxReferenceLength = 50
export const maxNoteLength = 500

/** Values passed between steps in hidden fields. `draft` is the id of the draft. */
export type Carried = {
  draft: string
  jwt: string
  payment: string
  reference: string
  note: string
}

/** `address`: the house number is missing, which the invoice requires. */
export type TypedProblem = 'payment' | 'reference' | 'note'

/** The fields that cannot be taken as they are. `isOffered`: the chosen payment. */
export const typedProblems = (
  { reference, note }: Pick<Carried, 'reference' | 'note'>,
  isOffered: boolean,
): TypedProblem[] => {
  const isWrong = {
    payment: !isOffered,
    reference: reference.length > maxReferenceLength,
    note: note.length > maxNoteLength,
  }
  return (['payment', 'reference', 'note'] as const).filter((name) => isWrong[name])
}

export type AddressChoiceView = Awaited<ReturnType<typeof addressChoiceView>>

export type OrderView = ReturnType<typeof orderView>
export type LineView = OrderView['lines'][number]

export type RefusalView = Awaited<ReturnType<typeof refusalView>>
export type RefusedLineView = RefusalView['lines'][number]

/** A term of the order that has changed since the customer saw it, as text. */
export type TermChangeView = ReturnType<typeof termChanges>[number]

type Shown = {
  order: OrderView
  changes: TermChangeView[]
  /** When the laboratory is closed: now or soon. */
  closings: ShownClosing[]
  carried: Carried
  /** Whether card and TWINT can be chosen. */
  hasCard: boolean
  /** Another person of the practice approves the order first. */
  needsApproval: boolean
  refusal?: RefusalView | undefined
  /** The version of the cart that is shown (R25). */
  cartVersion: number | undefined
}

/** `invoiceOf`: the order id, when the viewer may open the invoice. */
type ThanksView = {
  step: 'thanks'
  number: number
  total: Centimes
  /** It is prepared once it is paid. */
  isPaidFirst: boolean
  /** The order id, when the viewer can pay it now. */
  payable: string | undefined
  /** When it leaves the laboratory (YYYY-MM-DD); null without a promise. */
  dispatchOn: string | null
  invoiceOf: string | undefined
  /** Another person of the practice approves it first. */
  isRequested: boolean
}

/** The content of the frame's document. */
export type FrameView =
  | ({
      step: 'form'
      isFirst: boolean
      problems: TypedProblem[]
      choice: AddressChoiceView
    } & Shown)
  | ({ step: 'review'; isTermsMissing: boolean; acceptsTerms: boolean } & Shown)
  | ThanksView
  | {
      step: 'refused'
      refusal: RefusalView
      carried: Carried
      cartVersion: number | undefined
    }
  | { step: 'expired' }
  | { step: 'draft-not-found' }
  | { step: 'unreadable' }
