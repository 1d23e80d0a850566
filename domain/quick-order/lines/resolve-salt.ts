import { customarySaltPotency, isPellets, type SaltForm } from '../../catalogue/salt.ts'
import type { ParsedLine } from '../parsed-line.ts'
import { quantityOf } from './line-quantity.ts'
import {
  accept,
  ask,
  type Candidate,
  impossible,
  type LineSpec,
  mismatch,
  type Usual,
} from './line-spec.ts'

type SaltThing = {
  thing: { family: 'schussler'; id: number }
  nr: number
  forms: readonly SaltForm[]
}

const potencyIn = (form: SaltForm) => /\d+/.exec(form)?.[0]

/** The customary potency and tablets first. */
const inCustomaryOrder = (nr: number, forms: readonly SaltForm[]) => {
  const customary = String(customarySaltPotency(nr))
  const rank = (form: SaltForm) =>
    (potencyIn(form) === customary ? 0 : 2) + (isPellets(form) ? 0 : 1)
  return [...forms].sort((one, other) => rank(one) - rank(other))
}

const isWritten = (line: ParsedLine, form: SaltForm) => {
  const [potency] = line.potencies
  if (line.isUndiluted && potencyIn(form)) return false
  if (potency && (potency.scale !== 'DH' || potency.dilution !== potencyIn(form))) return false
  const [word] = line.forms
  return !word || (word === 'tablets') === isPellets(form)
}

/** Reads a line as a Schüssler salt: potency and form are one choice. */
export const resolveSalt = (
  { thing, nr, forms }: SaltThing,
  line: ParsedLine,
  usual?: Usual,
): Candidate => {
  const quantity = quantityOf(line, {
    needsPotency: line.potencies.length === 0,
    sizeNumbers: [],
    isCounted: line.forms.includes('tablets'),
  })
  const spec: LineSpec = { thing, quantity: quantity.quantity }
  const ordered = inCustomaryOrder(nr, forms)
  const withForm = (saltForm: SaltForm): LineSpec => ({ ...spec, saltForm })
  const isForeign =
    line.forms.some((form) => form !== 'tablets' && form !== 'powder' && form !== 'trituration') ||
    line.container === 'tube' ||
    Boolean(line.carrier || line.audience || line.base)
  if (isForeign) return mismatch('form-not-offered', spec, ordered.map(withForm))
  if (line.potencies.length === 1 && line.potencies[0]?.scale !== 'DH')
    return mismatch('dilution-not-offered', spec, ordered.map(withForm))
  if (line.amounts.length > 0) return impossible('size-not-offered', spec, ordered.map(withForm))
  if (line.potencies.length > 1 || (line.scale && line.scale !== 'DH'))
    return ask('potency-unclear', spec, ordered.map(withForm))
  if (line.forms.length > 1) return ask('form-unclear', spec, ordered.map(withForm))

  const left = ordered.filter((form) => isWritten(line, form))
  if (left.length === 0) return impossible('dilution-not-offered', spec, ordered.map(withForm))
  const known = usual?.saltForm && left.includes(usual.saltForm) ? usual.saltForm : undefined
  const saltForm = left.length === 1 ? left[0] : known
  if (quantity.state !== 'ok') {
    const base = saltForm ? withForm(saltForm) : spec
    const options = quantity.quantities.map((n) => ({ ...base, quantity: n }))
    return { state: quantity.state, spec, problems: [quantity.problem], options }
  }
  return saltForm ? accept(withForm(saltForm)) : ask('form-missing', spec, left.map(withForm))
}
