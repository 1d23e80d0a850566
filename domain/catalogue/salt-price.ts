import { isPellets, type SaltForm, saltForms } from './salt.ts'

/** 'PL_6 ' is the code 'pl_6'; undefined for what salts do not come in. */
export const readSaltForm = (text: string): SaltForm | undefined =>
  saltForms.find((form) => form === text.trim().toLowerCase())

/** The price product's slug: one for pills, one for powder, whatever the potency (R17). */
export const saltPriceSlug = (form: SaltForm): string =>
  `schussler-salts-${isPellets(form) ? 'pills' : 'powder'}`
