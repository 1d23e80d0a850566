import { saltInfo } from '../../cart/line-info.ts'
import { remedyNameIn } from '../../catalogue/find-requested-remedy.ts'
import { readSaltForm, saltPriceSlug } from '../../catalogue/salt-price-slug.ts'
import { ok } from '../../result.ts'
import { type Decide, findReferencedRemedy, unavailable } from './decision.ts'

/** A Schüssler salt: one price for pills and one for powder, whatever the salt (R17). */
export const decideSalt: Decide<'schussler'> = (asked, called, find) => {
  const salt = findReferencedRemedy('sch', called, find)
  if (!salt.ok) return salt
  const form = readSaltForm(asked.form)
  if (!form) return unavailable('form', 'unknown-value')
  const known = salt.value
  if (known && !known.forms?.includes(form)) return unavailable('form', 'form-not-offered')
  return ok({
    name: (language) => (known ? remedyNameIn(known, language) : ''),
    info: saltInfo(form, known?.id),
    slugs: [saltPriceSlug(form)],
  })
}
