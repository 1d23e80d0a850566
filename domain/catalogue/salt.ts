import type { TextSection } from './text-sections.ts'

/** What Schüssler salts come in; the code says potency too (D2 §3). */
export const saltForms = ['pl_6', 'pl_12', 'p_6', 'p_12', 'p'] as const

export type SaltForm = (typeof saltForms)[number]

/** Codes that contain pl mean pills, the others powder (D2 §3). */
export const isPills = (form: SaltForm) => form.includes('pl')

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
