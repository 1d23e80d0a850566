import type { TextSection } from './text-sections.ts'

/** The forms of Schüssler salts; the code includes the potency (D2 §3). */
export const saltForms = ['pl_6', 'pl_12', 'p_6', 'p_12', 'p'] as const

export type SaltForm = (typeof saltForms)[number]

/** Whether the form is pills: codes that contain 'pl'. The others are powder (D2 §3). */
export const isPellets = (form: SaltForm) => form.includes('pl')

/** The numbers of the salts that are customarily taken as 12 DH. */
const salts12 = [1, 3, 11]

/** The customary potency of a salt: 6 or 12, on the scale DH. */
export const customarySaltPotency = (nr: number): 6 | 12 => (salts12.includes(nr) ? 12 : 6)

/** Whether one of the forms has the potency. */
export const isInPotency = (forms: readonly SaltForm[], potency: 6 | 12) =>
  forms.some((form) => form.endsWith(`_${potency}`))

/** The potency offered for a salt that lacks its customary one; undefined when there is none. */
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
 * The form that is marked, or preselected in lists: pills in the customary potency, else powder in it, else the only form.
 * Undefined when none of these is offered.
 */
export const customarySaltForm = (nr: number, forms: readonly SaltForm[]): SaltForm | undefined => {
  const potency = customarySaltPotency(nr)
  const wanted: readonly SaltForm[] = [`pl_${potency}`, `p_${potency}`]
  return wanted.find((form) => forms.includes(form)) ?? (forms.length === 1 ? forms[0] : undefined)
}

/** The public fields of a salt, in one language (R35). */
export type Salt = {
  id: number
  slug: string
  nr: number
  name: string
  compound: string
  description: string
  /** Sections with restricted texts, which are omitted here. */
  reserved: TextSection[]
  isSupplementary: boolean
  forms: SaltForm[]
}

/** The previous and the next salt; undefined at the ends of the list. */
export const neighbourSalts = <Listed extends { slug: string }>(
  salts: readonly Listed[],
  slug: string,
): { before: Listed | undefined; after: Listed | undefined } => {
  const place = salts.findIndex((salt) => salt.slug === slug)
  return place < 0
    ? { before: undefined, after: undefined }
    : { before: salts[place - 1], after: salts[place + 1] }
}

/** 'PL_6 ' → 'pl_6'; undefined for a form that salts do not have. */
export const readSaltForm = (text: string): SaltForm | undefined =>
  saltForms.find((form) => form === text.trim().toLowerCase())

/** The slug of the price product: one for pills, one for powder, whatever the potency (R17). */
export const saltPriceSlug = (form: SaltForm): string =>
  `schussler-salts-${isPellets(form) ? 'pills' : 'powder'}`
