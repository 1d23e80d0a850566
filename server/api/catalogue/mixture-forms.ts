import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { formLabels } from '../../../domain/homeopathy/form.ts'
import { checkFinished } from '../../../domain/mixture/check-finished.ts'
import { substancesAmong } from '../../../domain/mixture/find-substance.ts'
import { formReasons, mixtureForms } from '../../../domain/mixture/mixture-form.ts'
import { mixtureFormReasonMessages } from '../../../messages/shop/mixture-form-reasons.ts'
import { formNames } from '../../../messages/shop/preparations.ts'
import { priceCatalogue } from '../../catalogue/prices/price-catalogue.ts'
import { i18nIn } from '../../i18n.ts'
import type { Services } from '../../services.ts'
import type { ApiEnv } from '../api-env.ts'
import { errors, fail } from '../error.ts'
import { language } from '../fields.ts'
import { askedSubstance, openSubstance, substancesOf } from './price-request.ts'
import { remedyById } from './remedy-by-id.ts'

const formChoice = z
  .object({
    form: z
      .enum(Object.values(formLabels))
      .openapi({ description: 'As `POST /shop/price` takes it' }),
    available: z.boolean(),
    reason: z.enum(formReasons).optional(),
    message: z.string().optional().openapi({ description: 'In the language of the caller' }),
  })
  .openapi('FormChoice')

const route = createRoute({
  method: 'post',
  path: '/shop/forms',
  tags: ['Shop'],
  summary: 'The forms that a mixture can have',
  description: 'Substances of which something is still to be chosen do not count.',
  security: [],
  request: {
    body: {
      required: true,
      content: {
        'application/json': {
          schema: z.object({ substances: substancesOf(openSubstance), language }),
        },
      },
    },
  },
  responses: {
    200: {
      description: 'Every form, with the reason where it cannot be chosen',
      content: { 'application/json': { schema: z.object({ forms: z.array(formChoice) }) } },
    },
    ...errors(400, 413, 415, 422),
  },
})

/** `POST /shop/forms`: the forms that the mixture builder offers (D2 §4). */
export const addFormRoutes = (api: OpenAPIHono<ApiEnv>, { db }: Services) => {
  api.openapi(route, async (c) => {
    const { substances } = c.req.valid('json')
    const { remedies } = await priceCatalogue(db)
    const asked = substances.map(askedSubstance)
    const finished = checkFinished(asked, substancesAmong(remedyById(remedies)))
    if (!finished.ok) return fail(c, 'unavailable', finished.refusal)
    const i18n = i18nIn[c.var.language]
    const choices = mixtureForms(finished.value, asked.length > 0).map((choice) => {
      const form = formLabels[choice.form]
      if (choice.available) return { ...choice, form }
      const name = i18n._(formNames[choice.form])
      return { ...choice, form, message: i18n._(mixtureFormReasonMessages[choice.reason](name)) }
    })
    return c.json({ forms: choices }, 200)
  })
}
