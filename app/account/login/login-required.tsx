import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Illustration } from '../../../ui/illustration.tsx'
import { usePageContext } from '../../i18n/page-context.ts'
import { Island } from '../../islands/island.tsx'

type Props = { title: string; reason?: ReactNode }

/** A page without a session: shows the login form, which opens the page again after the login. */
export const LoginRequired = ({ title, reason }: Props) => (
  <div data-login-required className="page grid items-center gap-12 py-12 lg:grid-cols-2">
    <div className="w-full max-w-md">
      <h1>{title}</h1>
      <p className="mt-4 mb-8 text-lg text-muted">
        {reason ?? <Trans>Please log in to see this page.</Trans>}
      </p>
      <Island name="login" props={{ returnTo: usePageContext().pathname, hasForgotten: true }} />
    </div>
    <Illustration name="scene-story" className="h-auto w-full max-lg:hidden" />
  </div>
)
