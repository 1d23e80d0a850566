import { z } from '@hono/zod-openapi'
import { formLabels } from '../../../domain/homeopathy/form.ts'
import { checkFinished, substancesAmong } from '../../../domain/mixture/check-mixture.ts'
import { formReasons, mixtureForms } from '../../../domain/mixture/mixture-form.ts'
import { ok, refuse } from '../../../domain/result.ts'
import { mixtureFormReasonMessages } from '../../../messages/shop/mixture-form-reasons.ts'
import { formNames } from '../../../messages/shop/preparations.ts'
import { priceCatalogue } from '../../catalogue/prices/price-products.ts'
import { i18nIn } from '../../i18n.ts'
import { language } from '../fields.ts'
import { type ApiRoute, publicRoute } from '../route.ts'
import {
  remedyById,
  substancesOf,
  toRequestedSubstance,
  unfinishedSubstance,
} from './price-request.ts'

const formChoice = z
  .object({
    form: z
      .enum(Object.values(formLabels))
      .openapi({ description: 'Form, as `POST /shop/price` accepts it.' }),
    available: z.boolean().describe('Whether the mixture can be made in this form.'),
    reason: z.enum(formReasons).optional().describe('Why it is not available.'),
    message: z.string().optional().describe('The reason, in the language of the request.'),
  })
  .openapi('FormChoice')

/** `POST /shop/forms`: the forms that the mixture builder offers (D2 §4). */
export const mixtureFormsRoute: ApiRoute = publicRoute({
  method: 'post',
  path: '/shop/forms',
  tag: 'Shop',
  summary: 'Lists the forms of a mixture',
  description: 'Incomplete substances are ignored.',
  body: z.object({ substances: substancesOf(unfinishedSubstance), language }),
  maxBodyBytes: 2 ** 18,
  isAllowedInView: true,
  returns: z.object({ forms: z.array(formChoice) }),
  returned: 'All forms, with the reason if one is not available.',
  run: async ({ db }, { body: { substances }, language }) => {
    const { remedies } = await priceCatalogue(db)
    const requested = substances.map(toRequestedSubstance)
    const finished = checkFinished(requested, substancesAmong(remedyById(remedies)))
    if (!finished.ok) return refuse({ code: 'unavailable', data: finished.refusal })
    const i18n = i18nIn[language]
    const forms = mixtureForms(finished.value, requested.length > 0).map((choice) => {
      const form = formLabels[choice.form]
      if (choice.available) return { ...choice, form }
      const name = i18n._(formNames[choice.form])
      return { ...choice, form, message: i18n._(mixtureFormReasonMessages[choice.reason](name)) }
    })
    return ok({ forms })
  },
})
