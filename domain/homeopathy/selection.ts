import { isQuantity } from '../quantity.ts'
import type { Scale } from './dilution-steps.ts'
import type { Preparation } from './form.ts'
import { type Carrier, carriers, type Form, formsOf, type Size, sizesOf } from './form.ts'
import type { Remedy } from './remedy.ts'
/** The choices so far; an absent key is not chosen yet. */
export type Selection = { remedy?: number; quantity: number } & Partial<Preparation>

export type SelectionEvent =
  | { type: 'choose-remedy'; remedy: number }
  | { type: 'choose-scale'; scale: Scale }
  | { type: 'choose-dilution'; dilution: string }
  | { type: 'choose-form'; form: Form }
  | { type: 'choose-carrier'; carrier: Carrier }
  | { type: 'choose-size'; size: Size }
  | { type: 'set-quantity'; quantity: number }
  | { type: 'clear' }

export const emptySelection: Selection = { quantity: 1 }

// The steps in order; each requires the previous one. Choosing the current value again changes
// nothing, so a double click keeps the later steps.

const chooseScale = (selection: Selection, scale: Scale, { id, dilutions }: Remedy): Selection =>
  dilutions[scale].length > 0 && scale !== selection.scale
    ? { remedy: id, scale, quantity: selection.quantity }
    : selection

/** Keeps form, carrier and size, unless the form is not made in the dilution (Drops at 200CH). */
const chooseDilution = (selection: Selection, dilution: string, remedy: Remedy): Selection => {
  const { scale, form, quantity } = selection
  if (!scale || !remedy.dilutions[scale].includes(dilution)) return selection
  if (!form || formsOf(scale, dilution).includes(form)) return { ...selection, dilution }
  return { remedy: remedy.id, scale, dilution, quantity }
}

const chooseForm = (selection: Selection, form: Form): Selection => {
  const { scale, dilution, remedy, quantity } = selection
  if (!scale || !dilution || form === selection.form) return selection
  return formsOf(scale, dilution).includes(form)
    ? { remedy, scale, dilution, form, quantity }
    : selection
}

const chooseCarrier = (selection: Selection, carrier: Carrier): Selection => {
  const { size: _, ...rest } = selection
  const isNew = carriers.includes(carrier) && carrier !== selection.carrier
  return selection.form === 'drops' && isNew ? { ...rest, carrier } : selection
}

/** Whether the size can be chosen: Drops need a carrier first (D2 §5). */
export const isReadyForSize = ({ form, carrier }: Partial<Preparation>): boolean =>
  form !== undefined && (form !== 'drops' || carrier !== undefined)

const chooseSize = (selection: Selection, size: Size): Selection => {
  const { scale, form } = selection
  const isLegal = scale && form && sizesOf(scale, form).includes(size)
  return isLegal && isReadyForSize(selection) ? { ...selection, size } : selection
}

/**
 * The state machine of the selector (D2 §4). `remedy` is the chosen remedy's record; for
 * 'choose-remedy', the one to choose. Another remedy resets everything, quantity included; other
 * choices keep the quantity. A disallowed event returns the same object.
 */
export const nextSelection = (
  selection: Selection,
  event: SelectionEvent,
  remedy: Remedy | undefined,
): Selection => {
  if (event.type === 'clear') return emptySelection
  if (!remedy) return selection
  if (event.type === 'choose-remedy') {
    const isNew = event.remedy === remedy.id && event.remedy !== selection.remedy
    return isNew ? { remedy: remedy.id, quantity: 1 } : selection
  }
  if (selection.remedy !== remedy.id) return selection
  switch (event.type) {
    case 'choose-scale':
      return chooseScale(selection, event.scale, remedy)
    case 'choose-dilution':
      return chooseDilution(selection, event.dilution, remedy)
    case 'choose-form':
      return chooseForm(selection, event.form)
    case 'choose-carrier':
      return chooseCarrier(selection, event.carrier)
    case 'choose-size':
      return chooseSize(selection, event.size)
    case 'set-quantity':
      return isQuantity(event.quantity) ? { ...selection, quantity: event.quantity } : selection
  }
}

/** Whether everything that an order needs is chosen. */
export const isSelectionComplete = (
  selection: Selection,
): selection is Selection & Preparation & { remedy: number } =>
  selection.remedy !== undefined &&
  selection.scale !== undefined &&
  selection.dilution !== undefined &&
  selection.size !== undefined &&
  isReadyForSize(selection)
