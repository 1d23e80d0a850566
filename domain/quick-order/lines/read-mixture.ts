import type { Language } from '../../language.ts'
import { asksForCarrier, mixtureFormReason, tooHighForDrops } from '../../mixture/mixture-form.ts'
import { type MixtureCarrier, mixtureCarriers, type Substance } from '../../mixture/substance.ts'
import { decisionOf } from '../../order/lines/decisions.ts'
import type { ParsedLine } from '../parsed-line.ts'
import { shownText } from '../split-lines.ts'
import { finderIn } from './finish-line.ts'
import { type Pack, packsOf } from './homeopathy-options.ts'
import { quantityOf } from './line-quantity.ts'
import type { LineCatalogue, LineProblem } from './line-spec.ts'
import { isMixtureHeading, isNamedMixture, mixtureParts } from './mixture-parts.ts'
import { type MixtureSpec, mixtureText, substanceText } from './mixture-text.ts'
import { type ReadLine, readOneLine } from './read-lines.ts'
import { type MixtureRemedy, parseSubstance, readSubstance } from './read-substance.ts'

/** One key each. */
const maxOptions = 9

/** Before the choices of a named mixture, so that they are read as one. */
const mixtureWords = {
  fr: 'Mélange',
  en: 'Mixture',
  de: 'Mischung',
  it: 'Miscela',
} as const satisfies Record<Language, string>

/** What is asked, with the parts that each answer adds. */
type Question = { problem: LineProblem; answers: readonly Partial<MixtureSpec>[] }

/** A number beside a potency or a plant is a quantity, as in other lines. */
const numbersOf = ({ potencies, bareNumbers, family }: ParsedLine) =>
  potencies.length > 0 || family ? bareNumbers : bareNumbers.slice(1)

/** What all parts say about form, size, vehicle and quantity. */
const joinParts = (parts: readonly [ParsedLine, ...ParsedLine[]]): ParsedLine => ({
  ...Object.assign({}, ...parts),
  forms: parts.flatMap(({ forms }) => forms),
  amounts: parts.flatMap(({ amounts }) => amounts),
  quantities: parts.flatMap(({ quantities }) => quantities),
  bareNumbers: parts.flatMap(numbersOf),
})

type SaidPack = Pick<ParsedLine, 'forms' | 'amounts' | 'container' | 'base' | 'audience'>

const packsFor = (substances: readonly Substance[], said: SaidPack): Pack[] =>
  packsOf('CH', '30', { ...said, forms: [] }).filter(
    ({ form }) =>
      (said.forms.length === 0 || said.forms.includes(form)) &&
      !mixtureFormReason(form, substances),
  )

const formsIn = (packs: readonly Pack[]) =>
  [...new Set(packs.map(({ form }) => form))].map((form) => ({ form }))

/** What can be made instead of the form or size that the line says. */
const refusePack = (substances: readonly Substance[], { forms }: ParsedLine): Question => {
  const sizes = packsFor(substances, { forms, amounts: [] })
  if (sizes.length > 0) return { problem: 'size-not-offered', answers: sizes }
  const isTooHigh = forms.includes('drops') && tooHighForDrops(substances).length > 0
  const problem = isTooHigh ? 'drops-up-to-30ch' : 'form-not-offered'
  return { problem, answers: formsIn(packsFor(substances, { forms: [], amounts: [] })) }
}

const carrierOf = ({ carrier }: ParsedLine): MixtureCarrier | undefined =>
  carrier === 'water' ? 'e-dist' : carrier

/** 'Arnica D4 30 ml + Belladonna D6 30 ml' and 'aa 30 ml': the size of each substance, not of the mixture. */
const isSizeOfEach = (text: string, { amounts }: ParsedLine) =>
  amounts.length > 1 || (amounts.length === 1 && ofEach.test(text))

const ofEach = /(?<![\p{L}.])(?:a\.?a|ana)\.?(?=\s)(?!\s+ad(?!\p{L}))/iu

/** The form, size and vehicle, or the question about the first that is open. */
const readPreparation = (
  substances: readonly Substance[],
  said: ParsedLine,
): Question | (Pack & { carrier?: MixtureCarrier }) => {
  const packs = packsFor(substances, said)
  const forms = formsIn(packs)
  const [pack] = packs
  if (!pack) return refusePack(substances, said)
  if (forms.length > 1)
    return { problem: said.forms.length > 1 ? 'form-unclear' : 'form-missing', answers: forms }
  if (packs.length > 1) return { problem: 'size-missing', answers: packs }
  const carrier = carrierOf(said)
  if (!asksForCarrier(pack.form, substances))
    return carrier
      ? { problem: 'carrier-only-for-drops', answers: [{ ...pack, carrier: undefined }] }
      : pack
  if (carrier) return { ...pack, carrier }
  const answers = mixtureCarriers.map((one) => ({ ...pack, carrier: one }))
  return { problem: 'carrier-missing', answers }
}

/** Problems whose answers order something else than the line says. */
const refusals: ReadonlySet<LineProblem> = new Set([
  'dilution-not-offered',
  'scale-not-offered',
  'size-not-offered',
  'form-not-offered',
  'drops-up-to-30ch',
  'carrier-only-for-drops',
  'quantity-invalid',
])

/** What a part says beside its substance. */
const leftover = ({ forms, carrier, base, audience, amounts, quantities }: ParsedLine) =>
  [
    ...forms,
    carrier,
    base,
    audience,
    ...amounts.map(({ amount, unit }) => `${amount}${unit}`),
    ...quantities.map(({ value, isConfirmed }) => `x${value}${isConfirmed ? '!' : ''}`),
  ].filter(Boolean)

type Choices = { problem: LineProblem; choices: ReadLine['choices']; asked?: string }

/** The substances, or the question about the first that is unclear. */
const readSubstances = (
  texts: readonly string[],
  parts: readonly ParsedLine[],
  prefix: string,
  catalogue: LineCatalogue,
): readonly MixtureRemedy[] | Choices => {
  const read = parts.map((part) => readSubstance(part, catalogue))
  const at = read.findIndex(({ problem }) => problem)
  const [part, open] = [parts[at], read[at]]
  if (!part || !open?.problem) return read.flatMap(({ substances }) => substances)
  const choices = open.substances.map((substance) => {
    const label = substanceText(substance)
    return {
      label,
      text: `${prefix}${texts.with(at, [label, ...leftover(part)].join(' ')).join(' + ')}`,
    }
  })
  return { problem: open.problem, choices, asked: texts[at] ?? '' }
}

/**
 * Reads 'Arnica 4 DH + Belladonna 6 DH drops 60 ml' as one mixture; undefined for other lines. Unless mixtures are
 * expected, the line has to name one.
 */
const readMixture = (
  { line, text }: { line: number; text: string },
  catalogue: LineCatalogue,
  language: Language,
  isExpected: boolean,
): ReadLine | undefined => {
  const isNamed = isNamedMixture(text)
  if (!isNamed && !isExpected) return undefined
  if (isMixtureHeading(text))
    return {
      ...{ line, text: shownText(text), quantity: 1, unread: [] },
      ...{ status: 'unreadable', problems: ['mixture-on-several-lines'], choices: [] },
    }
  const { texts, name } = mixtureParts(text, catalogue)
  const [first, ...others] = texts.map((part) => parseSubstance(part, catalogue))
  if (!first || others.length === 0) return undefined
  const prefix = isNamed ? `${mixtureWords[language]}: ` : ''
  const said = joinParts([first, ...others])
  const counted = quantityOf(said, { needsPotency: false, sizeNumbers: [] })
  const { quantity } = counted
  const place = { line, text: shownText(text), quantity, unread: said.noise }
  const ask = ({ problem, choices, asked }: Choices): ReadLine => ({
    ...place,
    status: choices.length === 0 ? 'unreadable' : refusals.has(problem) ? 'impossible' : 'ask',
    problems: [problem],
    choices: choices.slice(0, maxOptions),
    ...(asked && { asked }),
  })

  const substances = readSubstances(texts, [first, ...others], prefix, catalogue)
  if ('problem' in substances) return ask(substances)
  const sizes = isSizeOfEach(text, said) ? packsFor(substances, { ...said, amounts: [] }) : []
  const made =
    sizes.length > 0
      ? { problem: 'size-missing' as const, answers: sizes }
      : readPreparation(substances, said)
  const choicesOf = (answers: readonly Partial<MixtureSpec>[], known: Partial<MixtureSpec>) =>
    answers.map((answer) => ({
      ...(answer.quantity ? { label: `×\u00a0${answer.quantity}` } : { preparation: answer }),
      text: `${prefix}${mixtureText({ substances, ...known, ...answer }, language)}`,
    }))
  if ('problem' in made)
    return ask({
      problem: made.problem,
      choices: choicesOf(made.answers, { quantity, carrier: carrierOf(said) }),
    })
  if (counted.state !== 'ok') {
    const answers = counted.quantities.map((one) => ({ quantity: one }))
    return ask({ problem: counted.problem, choices: choicesOf(answers, made) })
  }
  const decided = decisionOf('custom')(
    { ...made, substances, name },
    undefined,
    finderIn(catalogue),
  )
  if (!decided.ok) return ask({ problem: 'form-not-offered', choices: [] })
  return { ...place, status: 'ok', item: decided.value, problems: [], choices: [] }
}

/** Reads a line of the order desk, where ` + ` joins the substances of a mixture. */
export const readDeskLine: typeof readOneLine = (line, catalogue, language) =>
  readMixture(line, catalogue, language, true) ?? readOneLine(line, catalogue, language)

/** Signs of prescriptions for mixtures: 'aa', 'ad 60 ml', 'M.D.S.'. */
const ofAll = /(?<![\p{L}.])(?:a\.?a|ana|ad|m\.?\s?d\.?\s?s)\.?(?=\s|$)/iu

/** Reads a line of the quick order, where a mixture is named or printed as one; other lines with ` + ` ask. */
export const readShopLine: typeof readOneLine = (line, catalogue, language) => {
  const mixture = readMixture(line, catalogue, language, false)
  if (mixture) return mixture
  const read = readOneLine(line, catalogue, language)
  const mayBeMixture = line.text.includes(' + ') || ofAll.test(line.text)
  if (!read.problems.includes('several-items') || !mayBeMixture) return read
  const asMixture = { text: `${mixtureWords[language]}: ${read.text}` }
  const [separate = asMixture, ...singles] = read.choices
  return { ...read, choices: [separate, asMixture, ...singles].slice(0, maxOptions) }
}
