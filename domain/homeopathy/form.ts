import { slugOf } from '../slug.ts'
import { dilutionLabel, dilutionSteps, isScale, type Scale } from './dilution-steps.ts'

/** The galenic forms; the codes are the slugs of D2 §7. */
export const forms = [
  'granules',
  'globuli',
  'drops',
  'creme',
  'trituration',
  'suppository',
] as const
export type Form = (typeof forms)[number]

/** The labels printed in D2 §7, which the API uses too; `readForm` accepts codes and labels. */
export const formLabels = {
  granules: 'Granules',
  globuli: 'Globuli',
  drops: 'Drops',
  creme: 'Creme',
  trituration: 'Trituration',
  suppository: 'Suppository',
} as const satisfies Record<Form, string>

/** The carriers of Drops with a single remedy; mixtures have E DIST instead of Water (R16). */
export const carriers = ['25-aeth', 'nacl', 'water'] as const
export type Carrier = (typeof carriers)[number]

/** The sizes of single remedies, as slugs of the printed labels (R13). */
export const sizes = [
  'tube-1g',
  'tube-4g',
  'bottle-10g',
  'bottle-15g',
  'bottle-10ml',
  'bottle-30ml',
  'bottle-60ml',
  'bottle-125ml',
  'bottle-250ml',
  '50g',
  'lactose-bottle-60g',
  'mannit-bottle-60g',
  '12-pieces-kids',
  '12-pieces-adults',
] as const
export type Size = (typeof sizes)[number]

type SizesByForm = Partial<Record<Form, readonly Size[]>>

const centesimal: SizesByForm = {
  granules: ['tube-4g', 'bottle-15g'],
  globuli: ['tube-1g', 'bottle-15g'],
  drops: ['bottle-30ml', 'bottle-60ml', 'bottle-125ml', 'bottle-250ml'],
  creme: ['50g'],
  trituration: ['lactose-bottle-60g', 'mannit-bottle-60g'],
  suppository: ['12-pieces-kids', '12-pieces-adults'],
}
const korsakov: SizesByForm = {
  granules: ['tube-4g', 'bottle-10g'],
  globuli: ['tube-1g', 'bottle-10g'],
}
const fiftyMillesimal: SizesByForm = { ...korsakov, drops: ['bottle-10ml', 'bottle-30ml'] }

/** The table of D2 §5; forms that a scale lacks are omitted. */
const sizesByScale: Record<Scale, SizesByForm> = {
  DH: centesimal,
  CH: centesimal,
  K: korsakov,
  LM: fiftyMillesimal,
}

/** Drops are made up to 30CH (D2 §5, §9). */
export const isTooHighForDrops = (scale: Scale, dilution: string): boolean =>
  scale === 'CH' && Number(dilution) >= 200

/** The forms of a scale, or of one of its dilutions (D2 §5). */
export const formsOf = (scale: Scale, dilution?: string): readonly Form[] =>
  forms.filter(
    (form) =>
      sizesByScale[scale][form] &&
      !(form === 'drops' && dilution !== undefined && isTooHighForDrops(scale, dilution)),
  )

/** The sizes of a form; empty when the scale lacks the form. */
export const sizesOf = (scale: Scale, form: Form): readonly Size[] =>
  sizesByScale[scale][form] ?? []

const codeIn =
  <Code extends string>(codes: readonly Code[]) =>
  (text: string): Code | undefined => {
    const codeFor = (slug: string) => codes.find((code) => code === slug)
    return codeFor(text) ?? codeFor(slugOf(text))
  }

// These parsers accept the code or the printed label in any case; undefined for other texts.
export const readRemedyForm = codeIn(forms)
export const readCarrier = codeIn(carriers)
export const readSize = codeIn(sizes)

export const readScale = (text: string): Scale | undefined => {
  const name = text.trim().toUpperCase()
  return isScale(name) ? name : undefined
}

const compact = (text: string) => text.replace(/\s/g, '').toUpperCase()

/** '30', '30CH' and '30 ch' → '30' (CH); 'LM 18' and '18' → '18' (LM). */
export const readDilution = (scale: Scale, text: string): string | undefined => {
  const values = dilutionSteps[scale]
  if (values.includes(text)) return text
  const compactText = compact(text)
  if (values.includes(compactText)) return compactText
  return values.find((value) => compact(dilutionLabel(scale, value)) === compactText)
}

/** How a remedy is prepared; `carrier` is set for Drops only. */
export type Preparation = {
  scale: Scale
  dilution: string
  form: Form
  size: Size
  carrier?: Carrier
}
