import { data } from 'react-router'
import { type NewsletterStep, newsletterMessages } from '../../../messages/server/newsletter.ts'
import { findPageText } from '../../../server/content/find-page.ts'
import {
  confirmNewsletter,
  findConfirmation,
  findSubscriber,
  unsubscribe,
} from '../../../server/forms/newsletter.ts'
import { type RequestFacts, requestFacts } from '../../../server/http/pages/request-facts.ts'
import { i18nIn } from '../../../server/i18n.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { PageHeader } from '../../content/page-header.tsx'
import { PageLink } from '../../i18n/page-link.tsx'
import type { Route } from './+types/newsletter'

export { pageMeta as meta } from '../../i18n/page-meta.ts'

const stepOf = ({ page }: RequestFacts): NewsletterStep =>
  page?.key === 'newsletter-leave' ? 'leave' : 'confirm'

const tokenIn = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const facts = context.get(requestFacts)
  const { services, language, now } = facts
  const step = stepOf(facts)
  const token = tokenIn(request)
  const [page, email] = await Promise.all([
    findPageText(services.db, `newsletter-${step}`, language),
    step === 'leave'
      ? findSubscriber(services.db, token)
      : findConfirmation(services.db, token, now),
  ])
  const { title, question, ...words } = newsletterMessages(step, i18nIn[language])
  return {
    title: page?.title ?? title,
    lead: page?.lead,
    button: words.button,
    over: words.over,
    toHome: words.toHome,
    question: email && question(email),
    robots: 'noindex',
  }
}

/**
 * Confirms or unsubscribes, also for one-click requests of mail programs (RFC 8058); the token is
 * in the address.
 */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const facts = context.get(requestFacts)
  const { services, language, now, isFetched } = facts
  const step = stepOf(facts)
  const token = tokenIn(request)
  const email =
    step === 'leave'
      ? await unsubscribe(services.db, token, now)
      : await confirmNewsletter(services, token, now)
  return email
    ? data({ done: newsletterMessages(step, i18nIn[language]).done(email) })
    : data({ done: undefined }, isFetched ? 200 : 422)
}

/** The target of newsletter mails. Changes need a click, as mail scanners open links. */
export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  const { title, lead, question, button, over, toHome } = loaderData
  const statusText = actionData ? (actionData.done ?? over) : !question ? over : undefined
  return (
    <>
      <PageHeader title={title} lead={lead} picture="envelope" />
      <div className="page py-10 lg:py-14">
        {statusText ? (
          <div className="grid justify-items-start gap-6">
            <p role={actionData?.done ? 'status' : 'alert'} className="text-lg wrap-anywhere">
              {statusText}
            </p>
            <PageLink page="home" className={buttonClass('outline')}>
              {toHome}
            </PageLink>
          </div>
        ) : (
          <form method="post" className="grid justify-items-start gap-6">
            <p className="text-lg wrap-anywhere">{question}</p>
            <Button type="submit">{button}</Button>
          </form>
        )}
      </div>
    </>
  )
}
