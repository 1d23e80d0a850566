import type { TextSection } from './text-sections.ts'

/** What Schüssler salts come in; the code says potency too (D2 §3). */
export const saltForms = ['pl_6', 'pl_12', 'p_6', 'p_12', 'p'] as const

export type SaltForm = (typeof saltForms)[number]

/** Codes that contain pl mean pills, the others powder (D2 §3). */
export const isPellets = (form: SaltForm) => form.includes('pl')

/** The salts customarily taken as 12 DH, by number. */
const salts12 = [1, 3, 11]

/** The potency in which a salt is customarily taken: 6 or 12, on the scale DH. */
export const customarySaltPotency = (nr: number): 6 | 12 => (salts12.includes(nr) ? 12 : 6)

/** Whether one of the forms is in the potency. */
export const isInPotency = (forms: readonly SaltForm[], potency: 6 | 12) =>
  forms.some((form) => form.endsWith(`_${potency}`))

/** The potency that a salt is prepared in where its customary one is not offered. */
export const alternativeSaltPotency = (
  nr: number,
  forms: readonly SaltForm[],
): 6 | 12 | undefined => {
  const customary = customarySaltPotency(nr)
  if (isInPotency(forms, customary)) return undefined
  const other = customary === 6 ? 12 : 6
  return isInPotency(forms, other) ? other : undefined
}

/**
 * The form that is chosen at first: tablets in the customary potency, else powder in it, else the
 * only one; undefined where none of these is offered.
 */
export const customarySaltForm = (nr: number, forms: readonly SaltForm[]): SaltForm | undefined => {
  const potency = customarySaltPotency(nr)
  const wanted: readonly SaltForm[] = [`pl_${potency}`, `p_${potency}`]
  return wanted.find((form) => forms.includes(form)) ?? (forms.length === 1 ? forms[0] : undefined)
}

/** A salt in one language, as everyone may see it (R35). */
export type Salt = {
  id: number
  slug: string
  nr: number
  name: string
  compound: string
  description: string
  /** Sections that it has and that are not for everyone; their texts are not here. */
  reserved: TextSection[]
  isSupplementary: boolean
  forms: SaltForm[]
}

/** The salts before and after one, where the list begins and ends there are none. */
export const saltsBeside = <Listed extends { slug: string }>(
  salts: readonly Listed[],
  slug: string,
): { before: Listed | undefined; after: Listed | undefined } => {
  const place = salts.findIndex((salt) => salt.slug === slug)
  return place < 0
    ? { before: undefined, after: undefined }
    : { before: salts[place - 1], after: salts[place + 1] }
}
