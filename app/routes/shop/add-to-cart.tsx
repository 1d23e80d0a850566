import { msg } from '@lingui/core/macro'
import { data } from 'react-router'
import { requestFacts } from '../../../server/http/pages/request-facts.ts'
import { i18nIn } from '../../../server/i18n.ts'
import { FormStep } from '../../checkout/frame/form-step.tsx'
import { ClosedCheckout, RejectedOrder } from '../../checkout/frame/notices/rejected-steps.tsx'
import { ReviewStep } from '../../checkout/frame/review-step.tsx'
import { takeStep } from '../../checkout/frame/take-step.ts'
import { ThanksStep } from '../../checkout/frame/thanks-step.tsx'
import type { Route } from './+types/add-to-cart'

export { pageMeta as meta } from '../../i18n/page-meta.ts'

/** The document has no site scripts (see root.tsx). */
export const handle = { bare: true }

export const loader = ({ context }: Route.LoaderArgs) => {
  const { language } = context.get(requestFacts)
  return { title: i18nIn[language]._(msg`Checkout`), robots: 'noindex' }
}

export const action = async ({ request, context }: Route.ActionArgs) => {
  const { status, view, retryAfter } = await takeStep(context.get(requestFacts), request)
  const headers = retryAfter === undefined ? undefined : { 'Retry-After': String(retryAfter) }
  return data(view, { status, headers })
}

const Step = ({ view }: { view: Route.ComponentProps['actionData'] }) => {
  switch (view?.step) {
    case 'form':
      return <FormStep view={view} />
    case 'review':
      return <ReviewStep view={view} />
    case 'thanks':
      return <ThanksStep view={view} />
    case 'refused':
      return <RejectedOrder view={view} />
    default:
      return <ClosedCheckout reason={view?.step ?? 'unreadable'} />
  }
}

/** The document in the checkout frame (R26): one form, posted from step to step. */
export default function AddToCart({ actionData }: Route.ComponentProps) {
  return <Step view={actionData} />
}
