import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { data, redirect } from 'react-router'
import { languageNames, languages } from '../../../domain/language.ts'
import { setupAddress } from '../../../domain/page/personal-pages.ts'
import { requestFacts } from '../../../server/http/pages/request-facts.ts'
import { readForm } from '../../../server/http/read-form.ts'
import { setupCookie } from '../../../server/http/setup/setup-cookie.ts'
import { i18nIn } from '../../../server/i18n.ts'
import { completeSetup } from '../../../server/setup/complete-setup.ts'
import { readSetupForm } from '../../../server/setup/setup-form.ts'
import { isSetupToken } from '../../../server/setup/setup-state.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { SetupFormPage } from '../../setup/setup-form.tsx'
import type { Route } from './+types/setup'

export { pageMeta as meta } from '../../i18n/page-meta.ts'

/** The document has no site scripts (see root.tsx). */
export const handle = { bare: true }

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { language, services } = context.get(requestFacts)
  const token = setupCookie.read(services.env, request.headers) ?? ''
  if (!(await isSetupToken(services.db, token))) throw redirect(`/${language}/`)
  return { title: i18nIn[language]._(msg`Set up the shop`), robots: 'noindex' }
}

export const action = async ({ context, request }: Route.ActionArgs) => {
  const { services } = context.get(requestFacts)
  const form = readSetupForm(await readForm(request))
  const token = setupCookie.read(services.env, request.headers) ?? ''
  const completed = await completeSetup(services, form, token)
  // After another person has completed it, that person continues there too.
  if (completed.ok || completed.refusal === 'setup-closed') return redirect('/admin/', 303)
  const shown = { ...form, password: '', repeatPassword: '' }
  return data({ form: shown, problems: completed.refusal.problems }, 422)
}

const LanguageLinks = () => {
  const { t } = useLingui()
  const current = useLanguage()
  return (
    <nav aria-label={t`Language`}>
      <ul className="flex flex-wrap gap-x-1">
        {languages.map((language) => (
          <li key={language}>
            <a
              href={setupAddress(language)}
              lang={language}
              hrefLang={language}
              aria-current={language === current ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-md px-2.5 text-sm font-semibold text-leaf-dark hover:underline aria-[current]:bg-wash aria-[current]:text-ink"
            >
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The set-up of an empty shop: a form without script, for who has its address. */
export default function Setup({ actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <>
      <header className="border-b border-line bg-sheet">
        <div className="page flex max-w-4xl flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
          {/* The shop has no name yet. */}
          <p className="font-serif text-xl">Officina</p>
          <LanguageLinks />
        </div>
      </header>
      <main className="page max-w-4xl pt-8 pb-20">
        <h1>{t`Set up the shop`}</h1>
        <p className="measure mt-3 text-lg text-muted">
          <Trans>
            These details open the back office. There you enter the catalogue, prices and everything
            else, and open the shop when it is ready. Until then, visitors see that it is not open
            yet.
          </Trans>
        </p>
        <SetupFormPage refused={actionData} />
      </main>
    </>
  )
}
