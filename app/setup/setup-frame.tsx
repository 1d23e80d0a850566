import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { languageNames, languages } from '../../domain/language.ts'
import { setupAddress } from '../../domain/page/personal-pages.ts'
import { Icon } from '../../ui/icon.tsx'
import { useLanguage } from '../i18n/use-language.ts'
import { stepNames } from './setup-messages.ts'
import { type SetupStep, setupSteps } from './setup-steps.ts'

const LanguageLinks = ({ step }: { step: string }) => {
  const { t } = useLingui()
  const current = useLanguage()
  return (
    <nav aria-label={t`Language`}>
      <ul className="flex flex-wrap gap-x-1">
        {languages.map((language) => (
          <li key={language}>
            <a
              href={`${setupAddress(language)}?step=${step}`}
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

/** Header and main part of every page of the set-up; the shop has no name yet. */
export const SetupDocument = ({ step, children }: { step: string; children: ReactNode }) => (
  <>
    <header className="border-b border-line bg-sheet">
      <div className="page flex max-w-4xl flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
        <p className="font-serif text-xl">Officina</p>
        <LanguageLinks step={step} />
      </div>
    </header>
    <main className="page max-w-4xl pt-8 pb-20">{children}</main>
  </>
)

type StepState = 'current' | 'done' | 'open'

const markClasses: Record<StepState, string> = {
  current: 'bg-leaf-dark text-white',
  done: 'bg-wash text-leaf-dark',
  open: 'border border-edge text-muted',
}

const StepMark = ({ state, number }: { state: StepState; number: number }) => (
  <span
    className={`grid size-8 shrink-0 place-items-center rounded-full text-sm font-semibold ${markClasses[state]}`}
  >
    {state === 'done' ? <Icon name="check" className="size-4" /> : number}
  </span>
)

const StepItem = ({
  step,
  state,
  number,
}: {
  step: SetupStep
  state: StepState
  number: number
}) => {
  const { t } = useLingui()
  const address = `${setupAddress(useLanguage())}?step=${step}`
  const name = (
    <>
      <StepMark state={state} number={number} />
      <span className={state === 'current' ? 'font-semibold' : ''}>{t(stepNames[step])}</span>
    </>
  )
  const classes = 'flex min-h-11 items-center gap-3'
  return (
    <li aria-current={state === 'current' ? 'step' : undefined}>
      {state === 'done' ? (
        <a href={address} className={`${classes} hover:underline`}>
          {name}
          <span className="sr-only">
            <Trans>done, change</Trans>
          </span>
        </a>
      ) : (
        <span className={`${classes} ${state === 'open' ? 'text-muted' : ''}`}>{name}</span>
      )}
    </li>
  )
}

type Props = { step: SetupStep; done: readonly SetupStep[]; children: ReactNode }

/** The page of a step, with all steps above it. */
export const SetupFrame = ({ step, done, children }: Props) => {
  const { t } = useLingui()
  const stateOf = (one: SetupStep): StepState => {
    if (one === step) return 'current'
    return done.includes(one) ? 'done' : 'open'
  }
  return (
    <SetupDocument step={step}>
      <h1>
        <Trans>Set up the shop</Trans>
      </h1>
      <p className="measure mt-3 text-lg text-muted">
        <Trans>
          Four steps to your open shop. Every step is saved: you can stop at any time and go on
          later. Until the end, visitors see that the shop is not open yet.
        </Trans>
      </p>
      <nav aria-label={t`Steps`} className="mt-6 border-y border-line py-2">
        <ol className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
          {setupSteps.map((one, index) => (
            <StepItem key={one} step={one} state={stateOf(one)} number={index + 1} />
          ))}
        </ol>
      </nav>
      {children}
    </SetupDocument>
  )
}
