import { type Form, forms, formsOf, type Size, sizesOf } from '../../homeopathy/form.ts'
import type { Scale } from '../../homeopathy/scale.ts'
import type { ParsedLine } from '../parsed-line.ts'

/** A form in one of its sizes. */
export type Pack = { form: Form; size: Size }

type WrittenPack = Pick<ParsedLine, 'forms' | 'amounts' | 'container' | 'base' | 'audience'>

const amountIn = (size: Size) => {
  const [, amount = '', unit] = /(\d+)(g|ml)$/.exec(size) ?? []
  return { amount: Number(amount), unit }
}

/** Whether the size is what the line says about it; drops are never in tubes. */
const isWritten = (size: Size, { amounts, container, base, audience }: WrittenPack) => {
  const { amount, unit } = amountIn(size)
  return (
    amounts.every((one) => one.amount === amount && one.unit === unit) &&
    (!container || size.includes(container)) &&
    (!base || size.startsWith(base)) &&
    (!audience || size.endsWith(audience))
  )
}

/** The packs of a dilution that agree with what the line says; tablets and powder are none. */
export const packsOf = (scale: Scale, dilution: string, written: WrittenPack): Pack[] => {
  const wanted =
    written.forms.length === 0 ? forms : forms.filter((form) => form === written.forms[0])
  const made = formsOf(scale, dilution)
  return wanted
    .filter((form) => made.includes(form))
    .flatMap((form) =>
      sizesOf(scale, form)
        .filter((size) => isWritten(size, written))
        .map((size) => ({ form, size })),
    )
}

/** The numbers of the sizes of a form or, without one, of all forms. */
export const sizeNumbers = (scale: Scale, form: Form | undefined): number[] =>
  formsOf(scale)
    .filter((one) => !form || one === form)
    .flatMap((one) => sizesOf(scale, one))
    .map((size) => Number(/\d+/.exec(size)?.[0]))
