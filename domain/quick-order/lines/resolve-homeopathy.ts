import { formReason } from '../../homeopathy/choices.ts'
import type { Preparation } from '../../homeopathy/form.ts'
import { forms as allForms, carriers, type Form } from '../../homeopathy/form.ts'
import type { Remedy } from '../../homeopathy/remedy.ts'
import { isQuantity } from '../../quantity.ts'
import { decimalsOf, type ParsedLine, type Potency } from '../parsed-line.ts'
import {
  commonPotencies,
  nearestPotencies,
  type Pack,
  packsOf,
  potenciesOfNumber,
  sizeNumbers,
} from './homeopathy-options.ts'
import { type ParsedQuantity, quantityOf } from './line-quantity.ts'
import {
  accept,
  ask,
  type Candidate,
  impossible,
  type LineProblem,
  type LineSpec,
  mismatch,
  type Usual,
} from './line-spec.ts'

type Single = {
  thing: { family: 'homeopathy'; id: number }
  dilutions: Remedy['dilutions']
  usual?: Usual | undefined
}

type PartOfPreparation = Partial<Preparation>

/** The form that is written, if it is one of single remedies. */
const writtenForm = ({ forms }: ParsedLine): Form | undefined =>
  allForms.find((form) => form === forms[0])

/** Form and size that the line leaves no choice about. */
const settledPack = ({ scale, dilution }: Potency, line: ParsedLine): PartOfPreparation => {
  const packs = packsOf(scale, dilution, line)
  const [only] = packs
  const form = writtenForm(line)
  if (only && packs.length === 1) return only
  return form && packs.length > 0 ? { form } : {}
}

/** A preparation in a potency, with everything else that the line says about it. */
const inPotency = (potency: Potency, line: ParsedLine): PartOfPreparation => {
  const pack = settledPack(potency, line)
  const isDrops = pack.form === 'drops'
  return { ...potency, ...pack, ...(isDrops && line.carrier && { carrier: line.carrier }) }
}

const potencyQuestion = (
  { dilutions, usual }: Single,
  line: ParsedLine,
): { problem: LineProblem; potencies: Potency[] } | undefined => {
  const { potencies, bareNumbers, quantities, scale } = line
  const unclear = [...potencies, ...(scale ? commonPotencies(dilutions, scale) : [])]
  if (potencies.length > 1 || (scale && potencies.length > 0))
    return {
      problem: 'potency-unclear',
      potencies: unclear.filter((one) => dilutions[one.scale].includes(one.dilution)),
    }
  if (potencies.length === 1) return undefined
  const uncertain = quantities.find(({ isCertain }) => !isCertain)
  const number = bareNumbers.find(({ isFirst }) => !isFirst) ?? bareNumbers[0]
  const text = number?.text ?? (uncertain && String(uncertain.value))
  const meant = text === undefined ? [] : potenciesOfNumber({ text }, dilutions)
  // '6x' is an English decimal potency.
  const decimalFirst = uncertain ? meant.filter((one) => one.scale === 'DH') : []
  const known = usual?.preparation
  const usually =
    known?.scale && known.dilution ? [{ scale: known.scale, dilution: known.dilution }] : []
  const offered = [
    ...decimalFirst,
    ...meant.filter((one) => !decimalFirst.includes(one)),
    ...(meant.length === 0 ? [...usually, ...commonPotencies(dilutions, scale)] : []),
  ]
  return { problem: meant.length > 0 ? 'potency-unclear' : 'potency-missing', potencies: offered }
}

const isSame = (one: Potency) => (other: Potency) =>
  one.scale === other.scale && one.dilution === other.dilution

/** Numbers that stay a quantity when the potency is asked for. */
const quantityBesidePotency = (line: ParsedLine): number => {
  const [only] = line.quantities
  const isClear = line.quantities.length === 1 && only?.isCertain && isQuantity(only.value)
  return isClear ? only.value : 1
}

const askPotency = (single: Single, line: ParsedLine): Candidate | undefined => {
  const question = potencyQuestion(single, line)
  if (!question) return undefined
  const { thing } = single
  const quantity = quantityBesidePotency(line)
  const unique = question.potencies.filter((one, i, all) => all.findIndex(isSame(one)) === i)
  return ask(
    question.problem,
    { thing, quantity },
    unique.map((potency) => ({ thing, quantity, preparation: inPotency(potency, line) })),
  )
}

/** The potency is not made: the nearest ones. */
const refusePotency = (
  { thing, dilutions }: Single,
  potency: Potency,
  line: ParsedLine,
  quantity: number,
): Candidate | undefined => {
  const offered = dilutions[potency.scale]
  if (offered.includes(potency.dilution)) return undefined
  const problem = offered.length === 0 ? 'scale-not-offered' : 'dilution-not-offered'
  const options = nearestPotencies(potency, dilutions).map((near) => ({
    thing,
    quantity,
    preparation: inPotency(near, line),
  }))
  return impossible(problem, { thing, quantity }, options)
}

/** The form is not made in the dilution: other dilutions with it, and other forms. */
const refuseForm = (single: Single, potency: Potency, line: ParsedLine, quantity: number) => {
  const { thing, dilutions } = single
  const form = writtenForm(line)
  const reason = form && formReason(potency.scale, potency.dilution, form)
  if (!form || !reason) return undefined
  const inForm = (near: Potency) => packsOf(near.scale, near.dilution, line).length > 0
  const others = nearestPotencies(potency, {
    ...dilutions,
    [potency.scale]: dilutions[potency.scale].filter((dilution) =>
      inForm({ scale: potency.scale, dilution }),
    ),
  })
    .filter(inForm)
    .map((near) => ({ thing, quantity, preparation: inPotency(near, line) }))
  const otherForms = packsOf(potency.scale, potency.dilution, { forms: [], amounts: [] }).map(
    (pack) => ({ thing, quantity, preparation: { ...potency, ...pack } }),
  )
  const problem = reason === 'drops-up-to-30ch' ? reason : 'form-not-offered'
  return impossible(problem, { thing, quantity, preparation: potency }, [...others, ...otherForms])
}

/** One option for each pack; drops go on to the carrier. */
const packOptions = (base: LineSpec, potency: Potency, packs: readonly Pack[], line: ParsedLine) =>
  packs.map(({ form, size }) => {
    const carrier = form === 'drops' ? line.carrier : undefined
    const preparation = { ...potency, form, size, ...(carrier && { carrier }) }
    return { ...base, preparation }
  })

/** Forms with several sizes as one option each, so that no list is longer than nine. */
const shorten = (options: readonly LineSpec[]): LineSpec[] => {
  if (options.length <= 9) return [...options]
  const seen = new Set<Form | undefined>()
  return options.flatMap((option) => {
    const { form, size, ...rest } = option.preparation ?? {}
    const isSmall = form === 'granules' || form === 'globuli'
    if (isSmall) return [option]
    if (seen.has(form)) return []
    seen.add(form)
    const isOnly = options.filter(({ preparation }) => preparation?.form === form).length === 1
    const preparation = { ...rest, ...(form && { form }), ...(isOnly && size && { size }) }
    return [{ ...option, preparation }]
  })
}

const isUsual = ({ form, size }: Pack, usual: Usual | undefined) =>
  usual?.preparation?.size === size && usual.preparation.form === form

const choosePack = (single: Single, potency: Potency, line: ParsedLine, quantity: number) => {
  const base: LineSpec = { thing: single.thing, quantity }
  const spec = { ...base, preparation: potency }
  const packs = packsOf(potency.scale, potency.dilution, line)
  if (packs.length === 0) {
    const ofForm = packsOf(potency.scale, potency.dilution, { forms: line.forms, amounts: [] })
    const anyPack = packsOf(potency.scale, potency.dilution, { forms: [], amounts: [] })
    const near = ofForm.length > 0 ? ofForm : anyPack
    const options = shorten(packOptions(base, potency, near, line))
    return impossible('size-not-offered', spec, options)
  }
  const usual = packs.find((pack) => isUsual(pack, single.usual))
  const pack = packs.length === 1 ? packs[0] : usual
  if (!pack) {
    const isFormOpen = new Set(packs.map(({ form }) => form)).size > 1
    const options = shorten(packOptions(base, potency, packs, line))
    return ask(isFormOpen ? 'form-missing' : 'size-missing', spec, options)
  }
  return completePack(single, { ...potency, ...pack }, line, quantity)
}

const completePack = (
  { thing, usual }: Single,
  preparation: Potency & Pack,
  line: ParsedLine,
  quantity: number,
): Candidate => {
  const base: LineSpec = { thing, quantity }
  if (preparation.form !== 'drops') {
    if (!line.carrier) return accept({ ...base, preparation })
    return impossible('carrier-only-for-drops', { ...base, preparation }, [
      { ...base, preparation },
    ])
  }
  const known = usual?.preparation
  const carrier = line.carrier ?? (known?.form === 'drops' ? known.carrier : undefined)
  const offered = carriers.filter((one) => !line.without.includes(one))
  if (carrier && offered.includes(carrier))
    return accept({ ...base, preparation: { ...preparation, carrier } })
  const options = offered.map((one) => ({
    ...base,
    preparation: { ...preparation, carrier: one },
  }))
  return ask('carrier-missing', { ...base, preparation }, options)
}

/** Options for the numbers that a line leaves unclear: quantities, and sizes with that number. */
const askQuantity = (
  { spec, state, options }: Candidate,
  { quantities, problem, state: refusal }: Exclude<ParsedQuantity, { state: 'ok' }>,
  line: ParsedLine,
): Candidate => {
  const numbers = new Set(line.bareNumbers.map(({ text }) => text))
  const bySize =
    state === 'ask'
      ? options.filter(({ preparation }) =>
          numbers.has(/\d+/.exec(preparation?.size ?? '')?.[0] ?? ''),
        )
      : []
  const { scale, dilution } = spec.preparation ?? {}
  const known = scale && dilution ? inPotency({ scale, dilution }, line) : {}
  const preparation = { ...known, ...spec.preparation }
  const byQuantity = quantities.map((quantity) => ({ ...spec, preparation, quantity }))
  return { state: refusal, spec, problems: [problem], options: [...bySize, ...byQuantity] }
}

/** What a line with a form of other families could order: the forms of its potency. */
const otherForms = ({ thing, dilutions }: Single, line: ParsedLine): LineSpec[] => {
  const base: LineSpec = { thing, quantity: 1 }
  const decimals = decimalsOf(line).map((dilution) => ({ scale: 'DH', dilution }) as const)
  const [potency] = [...line.potencies, ...decimals]
  if (!potency || !dilutions[potency.scale].includes(potency.dilution))
    return commonPotencies(dilutions).map((preparation) => ({ ...base, preparation }))
  const packs = packsOf(potency.scale, potency.dilution, { forms: [], amounts: [] })
  return shorten(packs.map((pack) => ({ ...base, preparation: { ...potency, ...pack } })))
}

/** Reads a line as a single homeopathic remedy. */
export const resolveHomeopathy = (single: Single, line: ParsedLine): Candidate => {
  const { thing } = single
  const blank: LineSpec = { thing, quantity: 1 }
  const isForeign = line.forms.some((form) => form === 'tablets' || form === 'powder')
  if (isForeign || line.isUndiluted)
    return mismatch('form-not-offered', blank, otherForms(single, line))
  const asked = askPotency(single, line)
  if (asked) return asked
  const [potency] = line.potencies
  if (!potency) return mismatch('potency-missing', blank, [])
  const isSuppository = line.forms.includes('suppository') || line.audience !== undefined
  const quantity = quantityOf(line, {
    needsPotency: false,
    sizeNumbers: sizeNumbers(potency.scale, writtenForm(line)),
    piecesInPack: isSuppository ? 12 : undefined,
    isCounted: isSuppository,
  })
  const count = quantity.quantity
  const refused = refusePotency(single, potency, line, count)
  if (refused) return refused
  if (line.forms.length > 1) {
    const options = line.forms.flatMap((form) =>
      packOptions(
        { thing, quantity: count },
        potency,
        packsOf(potency.scale, potency.dilution, { ...line, forms: [form] }),
        line,
      ),
    )
    return ask('form-unclear', { ...blank, preparation: potency }, shorten(options))
  }
  const found = refuseForm(single, potency, line, count) ?? choosePack(single, potency, line, count)
  return quantity.state === 'ok' || found.state === 'impossible'
    ? found
    : askQuantity(found, quantity, line)
}
