import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { FormProblems } from '../../../domain/forms/check-form.ts'
import { type FormKind, fieldsOf, formKinds } from '../../../domain/forms/form-fields.ts'
import { findForm } from '../../content/form-facts.ts'
import { readEntry } from '../../forms/read-form.ts'
import { submitForm } from '../../forms/submit-form.ts'
import { clientAddress } from '../../http/client-address.ts'
import type { Services } from '../../services.ts'
import type { ApiEnv } from '../api-env.ts'
import { errors, fail, failWithMessage, jsonAnswer } from '../error.ts'
import { failFields, language } from '../fields.ts'

const checkedValues = new Set<unknown>([true, 1, 'true', '1', 'on', 'yes'])

/** A checkbox or a boolean; unchecked if missing. */
const checkbox = z
  .unknown()
  .optional()
  .transform((sent) => checkedValues.has(sent))
  .openapi({ type: 'boolean' })

const text = z.string('value-invalid').nullish()

const schemaOf = (kind: FormKind) =>
  z
    .object({
      ...Object.fromEntries(fieldsOf[kind].map((name) => [name, text])),
      agb: checkbox.describe('Whether the terms are accepted; required.'),
      newsletter: checkbox.describe(
        'Subscribes to the newsletter; the subscription is confirmed by mail.',
      ),
      about: text.describe('Heading of the form.'),
      website: text.describe('Honeypot; must be empty.'),
      filling: z.coerce.number().optional().catch(undefined).openapi({
        type: 'number',
        description: 'Time from the first input to submission, in milliseconds; optional.',
      }),
      language,
    })
    .openapi(`${kind[0]?.toUpperCase()}${kind.slice(1)}Form`)

const routeOf = (kind: FormKind, schema: ReturnType<typeof schemaOf>) =>
  createRoute({
    method: 'post',
    path: `/sn_api/${kind}_form`,
    tags: ['Forms'],
    summary: `Submits the ${kind} form`,
    description: 'Identical submissions on one day are stored once.',
    security: [],
    request: {
      body: {
        content: {
          'application/json': { schema },
          'application/x-www-form-urlencoded': { schema },
        },
      },
    },
    responses: {
      200: jsonAnswer('The form was stored.', z.object({ message: z.string() })),
      ...errors(400, 413, 415, 422, 429),
    },
  })

type Form = Awaited<ReturnType<typeof findForm>>['form']

/**
 * Responds with the laboratory's messages (D2 §5). A single problem becomes the code of the
 * error.
 */
const failProblems = (c: Context<ApiEnv>, form: Form, problems: FormProblems) => {
  const found = Object.entries(problems)
  const fields = Object.fromEntries(found.map(([name, code]) => [name, form.problems[code]]))
  const [only] = Object.values(problems)
  return found.length === 1 && only
    ? failWithMessage(c, 422, only, form.problems[only], { fields })
    : failWithMessage(c, 422, 'fields-invalid', form.words.check, { fields })
}

/** The public forms (D2 §7). */
export const addPublicFormRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  for (const kind of formKinds) {
    const schema = schemaOf(kind)
    api.openapi(routeOf(kind, schema), async (c) => {
      const read = schema.safeParse({ ...c.req.valid('form'), ...c.req.valid('json') })
      if (!read.success) return failFields(c, read.error.issues)
      const sent = read.data
      const body: Readonly<Record<string, unknown>> = sent
      const { language } = c.var
      const { form, requiredFields } = await findForm(services.db, kind, language)
      const textOf = (name: string) => {
        const value = body[name]
        return typeof value === 'string' ? value : undefined
      }
      const result = await submitForm(services, {
        kind,
        about: sent.about ?? '',
        entry: readEntry(kind, textOf, sent.agb),
        newsletter: sent.newsletter,
        newsletterText: form.words.newsletter,
        honeypot: sent.website ?? '',
        fillingMs: sent.filling,
        language,
        requiredFields,
        ip: clientAddress(c, services.env),
        now: services.now(),
      })
      if (result.ok) return c.json({ message: form.words.success }, 200)
      const { refusal } = result
      if (refusal.code === 'fields-invalid') return failProblems(c, form, refusal.problems)
      c.header('Retry-After', String(refusal.retryAfter))
      return fail(c, refusal.code)
    })
  }
}
