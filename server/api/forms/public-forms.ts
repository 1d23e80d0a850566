import { z } from '@hono/zod-openapi'
import type { FormProblems } from '../../../domain/forms/check-form.ts'
import { type FormKind, fieldsOf, formKinds } from '../../../domain/forms/form-fields.ts'
import { ok, refuse } from '../../../domain/result.ts'
import { findForm } from '../../content/form-facts.ts'
import { readEntry, submitForm } from '../../forms/submit-form.ts'
import { clientAddress } from '../../http/request-source.ts'
import { language } from '../fields.ts'
import { type ApiRoute, publicRoute, type Refused } from '../route.ts'

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

type Form = Awaited<ReturnType<typeof findForm>>['form']

/**
 * Refuses with the laboratory's messages (D2 §5). A single problem becomes the code of the error.
 */
const refusalOf = (form: Form, problems: FormProblems): Refused => {
  const found = Object.entries(problems)
  const fields = Object.fromEntries(found.map(([name, code]) => [name, form.problems[code]]))
  const [only] = Object.values(problems)
  return found.length === 1 && only
    ? { code: only, message: form.problems[only], fields }
    : { code: 'fields-invalid', message: form.words.check, fields }
}

const formRoute = (kind: FormKind): ApiRoute =>
  publicRoute({
    method: 'post',
    path: `/sn_api/${kind}_form`,
    tag: 'Forms',
    summary: `Submits the ${kind} form`,
    description: 'Identical submissions on one day are stored once.',
    acceptsForm: true,
    body: schemaOf(kind),
    returns: z.object({ message: z.string() }),
    returned: 'The form was stored.',
    refuses: [429],
    run: async (services, { body: sent, language, now, c }) => {
      const body: Readonly<Record<string, unknown>> = sent
      const { form, requiredFields } = await findForm(services.db, kind, language)
      const textOf = (name: string) => {
        const value = body[name]
        return typeof value === 'string' ? value : undefined
      }
      const done = await submitForm(services, {
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
        now,
      })
      if (done.ok) return ok({ message: form.words.success })
      const { refusal } = done
      return refuse(refusal.code === 'fields-invalid' ? refusalOf(form, refusal.problems) : refusal)
    },
  })

/** The public forms (D2 §7). */
export const publicFormRoutes: readonly ApiRoute[] = formKinds.map(formRoute)
