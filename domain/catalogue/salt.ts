import type { Centimes } from '../money.ts'

/** What Schüssler salts come in; the code says potency too (D2 §3). */
export const saltForms = ['pl_6', 'pl_12', 'p_6', 'p_12', 'p'] as const

export type SaltForm = (typeof saltForms)[number]

/** Codes that contain pl mean pills, the others powder (D2 §3). */
export const isPills = (form: SaltForm) => form.includes('pl')

/** A salt in one language. */
export type Salt = {
  slug: string
  nr: number
  name: string
  compound: string
  description: string
  isSupplementary: boolean
  forms: SaltForm[]
}

/** Pills and powder have a price each (R17); absent where the catalogue has none. */
export type SaltPrices = { pills: Centimes | undefined; powder: Centimes | undefined }
