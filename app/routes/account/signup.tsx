import { redirect } from 'react-router'
import { isFormKind } from '../../../domain/forms/form-fields.ts'
import { addressOf } from '../../../domain/page/address.ts'
import { addressChoices } from '../../../server/accounts/profile/address-choices.ts'
import { option } from '../../../server/content/options.ts'
import { requestFacts } from '../../../server/http/pages/request-facts.ts'
import { answerSignup } from '../../account/signup/answer-signup.ts'
import { answerForm } from '../../content/answer-form.ts'
import { loadPage } from '../../content/load-page.ts'
import { PageBlocks } from '../../content/page-blocks.tsx'
import { PageHeader } from '../../content/page-header.tsx'
import { Island } from '../../islands/island.tsx'
import type { Route } from './+types/signup'

export { PageBoundary as ErrorBoundary } from '../../content/page-boundary.tsx'
export { pageMeta as meta } from '../../i18n/page-meta.ts'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { services, language, signedIn } = context.get(requestFacts)
  if (await signedIn()) throw redirect(addressOf(language, 'account'))
  const [page, professionalText] = await Promise.all([
    loadPage(context),
    option(services.db, 'signup_professional_text', language),
  ])
  return { ...page, lead: professionalText || page.lead, choices: addressChoices(language) }
}

/**
 * Whether the request is from a form among the blocks; the signup form itself is a multipart
 * stream.
 */
const isOfBlock = async (request: Request) => {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) return false
  const form = await request.clone().formData()
  return isFormKind(form.get('form'))
}

export const action = async (args: Route.ActionArgs) =>
  (await isOfBlock(args.request))
    ? answerForm(args)
    : answerSignup(args.context.get(requestFacts), args.request)

/** The signup page for professionals. */
export default function Signup({ loaderData, actionData }: Route.ComponentProps) {
  const { title, lead, picture, blocks, choices } = loaderData
  return (
    <article>
      <PageHeader title={title} lead={lead} picture={picture}>
        <PageBlocks blocks={blocks} />
      </PageHeader>
      <Island
        name="signup"
        props={{
          choices,
          answer: actionData && 'values' in actionData ? actionData : undefined,
        }}
      />
    </article>
  )
}
