import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { redirect } from 'react-router'
import { addressOf } from '../../../domain/page/address.ts'
import { sitePath } from '../../../domain/page/site-path.ts'
import { requestFacts } from '../../../server/http/pages/request-facts.ts'
import { heldSessionBy } from '../../../server/http/sessions/current-session.ts'
import { i18nIn } from '../../../server/i18n.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Illustration } from '../../../ui/illustration.tsx'
import { answerLogin, awaitedFactor, type LoginAnswer } from '../../account/login/answer-login.ts'
import { useAddress } from '../../i18n/use-address.ts'
import { Island } from '../../islands/island.tsx'
import type { Route } from './+types/login'

export { pageMeta as meta } from '../../i18n/page-meta.ts'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { language, signedIn, isFetched, services, now } = context.get(requestFacts)
  // A posted form gets the answer of the action, such as that its link has expired.
  if (!isFetched && (await signedIn())) throw redirect(addressOf(language, 'account'))
  const held = await heldSessionBy(services, request.headers, now)
  return {
    title: i18nIn[language]._(msg`Login`),
    awaited: held && awaitedFactor(services.env, held.account),
    returnTo: sitePath(new URL(request.url).searchParams.get('returnTo') ?? ''),
  }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  answerLogin(context.get(requestFacts), request)

export default function Login({ actionData, loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const answerTo = (...forms: LoginAnswer['of'][]) =>
    actionData && forms.includes(actionData.of) ? actionData : undefined
  const forgotten = answerTo('forgotten')
  const { awaited, returnTo } = loaderData
  const account = useAddress()('account')
  return (
    <div className="page grid items-center gap-12 py-12 lg:grid-cols-2">
      <div className="w-full max-w-md">
        <h1 className="mb-8">{t`Login`}</h1>
        <Island
          name="login"
          props={{
            answer: answerTo('login', 'second-factor'),
            awaited,
            returnTo: returnTo ?? account,
          }}
        />
        <details
          hidden={awaited !== undefined}
          open={forgotten !== undefined}
          className="group mt-8 border-t border-line pt-4"
        >
          <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-leaf-dark">
            <Icon name="caret-down" className="size-4 -rotate-90 group-open:rotate-0" />
            {t`Forgot your password?`}
          </summary>
          <div className="mt-3">
            <Island name="forgotten" props={{ answer: forgotten }} />
          </div>
        </details>
      </div>
      <Illustration name="scene-story" className="w-full max-lg:hidden" />
    </div>
  )
}
