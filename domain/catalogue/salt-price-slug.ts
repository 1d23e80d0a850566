import { isPellets, type SaltForm, saltForms } from './salt.ts'

/** 'PL_6 ' → 'pl_6'; undefined for a form that salts do not have. */
export const readSaltForm = (text: string): SaltForm | undefined =>
  saltForms.find((form) => form === text.trim().toLowerCase())

/** The slug of the price product: one for pills, one for powder, whatever the potency (R17). */
export const saltPriceSlug = (form: SaltForm): string =>
  `schussler-salts-${isPellets(form) ? 'pills' : 'powder'}`
