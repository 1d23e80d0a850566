import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { data } from 'react-router'
import { linkMessages } from '../../../messages/account/security.ts'
import { confirmEmail, findEmailChange } from '../../../server/accounts/profile/change-email.ts'
import { requestFacts } from '../../../server/http/pages/request-facts.ts'
import { readForm } from '../../../server/http/read-form.ts'
import { i18nIn } from '../../../server/i18n.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { PageHeader } from '../../content/page-header.tsx'
import { PageLink } from '../../i18n/page-link.tsx'
import type { Route } from './+types/email'

export { pageMeta as meta } from '../../i18n/page-meta.ts'

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { services, language, now } = context.get(requestFacts)
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const change = await findEmailChange(services.db, token, now)
  return {
    title: i18nIn[language]._(msg`Confirm your e-mail address`),
    robots: 'noindex',
    token,
    email: change?.email,
  }
}

type Answer = { email: string } | { refusal: 'confirmation-expired' | 'email-taken' }

export const action = async ({ request, context }: Route.ActionArgs) => {
  const { services, now, isFetched } = context.get(requestFacts)
  const form = await readForm(request)
  const result = await confirmEmail(services, `${form.get('token') ?? ''}`, now)
  if (result.ok) return data<Answer>(result.value)
  return data<Answer>({ refusal: result.refusal.code }, isFetched ? 200 : 422)
}

const Refused = (props: { refusal: keyof typeof linkMessages; isAnswer: boolean }) => {
  const { refusal, isAnswer } = props
  const { t } = useLingui()
  return (
    <div className="grid justify-items-start gap-6">
      <p
        data-autofocus={isAnswer || undefined}
        role="alert"
        tabIndex={-1}
        className="text-lg outline-none"
      >
        {t(linkMessages[refusal])}
      </p>
      <PageLink page="account.security" className={buttonClass('outline')}>
        {t`Go to your account`}
      </PageLink>
    </div>
  )
}

const Done = ({ email }: { email: string }) => (
  <div className="grid justify-items-start gap-6">
    <p data-autofocus role="status" tabIndex={-1} className="text-lg wrap-anywhere outline-none">
      <Trans>
        From now on, log in with <strong>{email}</strong>.
      </Trans>
    </p>
    <PageLink page="account.security" className={buttonClass()}>
      <Trans>Go to your account</Trans>
    </PageLink>
  </div>
)

/**
 * The target of the mail to a new address. The change needs a click, as mail scanners open links.
 */
export default function AccountEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { title, token, email } = loaderData
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : undefined
  return (
    <>
      <PageHeader title={title} picture="envelope" isLow />
      <div className="page py-10 lg:py-14">
        {actionData && 'email' in actionData ? (
          <Done email={actionData.email} />
        ) : refusal || !email ? (
          <Refused refusal={refusal ?? 'confirmation-expired'} isAnswer={refusal !== undefined} />
        ) : (
          <form method="post" className="grid justify-items-start gap-6">
            <input type="hidden" name="token" value={token} />
            <p className="text-lg wrap-anywhere">
              <Trans>
                Would you like to log in with <strong>{email}</strong> from now on?
              </Trans>
            </p>
            <Button type="submit">{t`Confirm the address`}</Button>
          </form>
        )}
      </div>
    </>
  )
}
