import { type ActionFunctionArgs, data } from 'react-router'
import type { PublicFormAnswer } from '../../blocks/form-parts/form-facts.ts'
import { fieldsOf, isFormKind } from '../../domain/forms/form-fields.ts'
import { tooManyAttemptsMessage } from '../../messages/server/public-forms.ts'
import { findForm } from '../../server/content/form-facts.ts'
import { readEntry, submitForm } from '../../server/forms/submit-form.ts'
import { requestFacts } from '../../server/http/pages/request-facts.ts'
import { readForm } from '../../server/http/read-form.ts'
import { i18nIn } from '../../server/i18n.ts'
import { textIn } from '../account/forms/form-answer.ts'

/**
 * The action of a page with a form among its blocks, for browsers without script. It renders the
 * page again with the result and the entered values. With script the form is sent to the API.
 */
export const answerForm = async ({ request, context }: ActionFunctionArgs) => {
  const { services, language, clientAddress: ip, now } = context.get(requestFacts)
  // A body that is not a form is handled as an empty one.
  const form = await readForm(request)
  const textOf = (name: string) => textIn(form, name)
  const sentKind = textOf('form')
  const kind = isFormKind(sentKind) ? sentKind : 'contact'
  const newsletter = form.has('newsletter')
  const agb = form.has('agb')
  const { form: facts, requiredFields } = await findForm(services.db, kind, language)
  const result = await submitForm(services, {
    kind,
    about: textOf('about'),
    entry: readEntry(kind, textOf, agb),
    newsletter,
    newsletterText: facts.words.newsletter,
    honeypot: textOf('website'),
    fillingMs: undefined,
    language,
    requiredFields,
    ip,
    now,
  })
  if (result.ok) return data<PublicFormAnswer>({ form: kind, isSent: true, newsletter })
  const { refusal } = result
  const texts = Object.fromEntries(fieldsOf[kind].map((name) => [name, textOf(name)]))
  const again = { form: kind, isSent: false as const, entry: { texts, agb }, newsletter }
  if (refusal.code === 'too-many-attempts')
    return data<PublicFormAnswer>(
      { ...again, errors: {}, notice: i18nIn[language]._(tooManyAttemptsMessage) },
      { status: 429, headers: { 'Retry-After': String(refusal.retryAfter) } },
    )
  const errors = Object.entries(refusal.problems).map(([name, problem]) => [
    name,
    facts.problems[problem],
  ])
  return data<PublicFormAnswer>(
    { ...again, errors: Object.fromEntries(errors), notice: undefined },
    422,
  )
}
