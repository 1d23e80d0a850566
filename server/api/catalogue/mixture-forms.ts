import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { formLabels } from '../../../domain/homeopathy/form.ts'
import { checkFinished, substancesAmong } from '../../../domain/mixture/check-mixture.ts'
import { formReasons, mixtureForms } from '../../../domain/mixture/mixture-form.ts'
import { mixtureFormReasonMessages } from '../../../messages/shop/mixture-form-reasons.ts'
import { formNames } from '../../../messages/shop/preparations.ts'
import { priceCatalogue } from '../../catalogue/prices/price-products.ts'
import { i18nIn } from '../../i18n.ts'
import type { Services } from '../../services.ts'
import type { ApiEnv } from '../api-env.ts'
import { errors, fail, jsonAnswer } from '../error.ts'
import { language } from '../fields.ts'
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

const route = createRoute({
  method: 'post',
  path: '/shop/forms',
  tags: ['Shop'],
  summary: 'Lists the forms of a mixture',
  description: 'Incomplete substances are ignored.',
  security: [],
  request: {
    body: {
      required: true,
      content: {
        'application/json': {
          schema: z.object({ substances: substancesOf(unfinishedSubstance), language }),
        },
      },
    },
  },
  responses: {
    200: jsonAnswer(
      'All forms, with the reason if one is not available.',
      z.object({ forms: z.array(formChoice) }),
    ),
    ...errors(400, 413, 415, 422),
  },
})

/** `POST /shop/forms`: the forms that the mixture builder offers (D2 §4). */
export const addFormRoutes = (api: OpenAPIHono<ApiEnv>, { db }: Services) => {
  api.openapi(route, async (c) => {
    const { substances } = c.req.valid('json')
    const { remedies } = await priceCatalogue(db)
    const requested = substances.map(toRequestedSubstance)
    const finished = checkFinished(requested, substancesAmong(remedyById(remedies)))
    if (!finished.ok) return fail(c, 'unavailable', finished.refusal)
    const i18n = i18nIn[c.var.language]
    const choices = mixtureForms(finished.value, requested.length > 0).map((choice) => {
      const form = formLabels[choice.form]
      if (choice.available) return { ...choice, form }
      const name = i18n._(formNames[choice.form])
      return { ...choice, form, message: i18n._(mixtureFormReasonMessages[choice.reason](name)) }
    })
    return c.json({ forms: choices }, 200)
  })
}
