import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useSiteFacts } from '../../i18n/page-context.ts'
import { PageLink } from '../../i18n/page-link.tsx'
import {
  type SignupSection,
  sectionId,
  signupSectionKeys,
  signupSectionNames,
} from './signup-sections.ts'

const numerals = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii']

const romanNumeral = (section: SignupSection) => numerals[signupSectionKeys.indexOf(section)]

type SectionProps = { section: SignupSection; isDone: boolean; children: ReactNode }

/** A section of the form, framed like a label. */
export const FormSection = ({ section, isDone, children }: SectionProps) => {
  const { t } = useLingui()
  const titleId = `${sectionId(section)}-title`
  return (
    <section
      id={sectionId(section)}
      aria-labelledby={titleId}
      className="border border-line bg-sheet p-1.5 shadow-label sm:p-2"
    >
      <div className="border border-line px-4 py-5 sm:p-8">
        <div className="mb-6 flex items-baseline gap-3 border-b border-line pb-3">
          <span aria-hidden="true" className="min-w-5 font-serif text-lg italic text-ochre">
            {romanNumeral(section)}
          </span>
          <h2 id={titleId} className="text-2xl">
            {t(signupSectionNames[section])}
          </h2>
          {isDone && (
            <span className="ml-auto inline-flex items-center gap-1.5 self-center text-sm font-medium text-leaf-dark">
              <Icon name="check" className="size-4" />
              <span className="max-sm:sr-only">{t`Complete`}</span>
            </span>
          )}
        </div>
        {children}
      </div>
    </section>
  )
}

const Phone = () => {
  const { contactPhone } = useSiteFacts()
  if (!contactPhone) return null
  return (
    <p className="mt-8 text-muted">
      <Trans>Questions? Call us:</Trans>
      <a
        href={`tel:${contactPhone.replaceAll(' ', '')}`}
        className="mt-1 flex min-h-11 items-center gap-2 font-semibold text-leaf-dark hover:underline"
      >
        <Icon name="phone" className="size-4" />
        {contactPhone}
      </a>
    </p>
  )
}

/** Progress with links to the sections; sticky on large screens. */
export const SectionRail = ({ done }: { done: readonly SignupSection[] }) => {
  const { t } = useLingui()
  return (
    <aside className="max-lg:hidden lg:sticky lg:top-28 lg:self-start">
      <nav aria-label={t`Form sections`}>
        <ol className="border-l-2 border-line">
          {signupSectionKeys.map((section) => {
            const isDone = done.includes(section)
            return (
              <li key={section}>
                <a
                  href={`#${sectionId(section)}`}
                  className={`-ml-0.5 flex min-h-11 items-center gap-3 border-l-2 py-1.5 pl-4 leading-snug hover:bg-wash ${
                    isDone ? 'border-leaf font-medium' : 'border-transparent text-muted'
                  }`}
                >
                  <span aria-hidden="true" className="w-6 shrink-0 font-serif italic text-ochre">
                    {isDone ? (
                      <Icon name="check" className="size-4 text-leaf-dark" />
                    ) : (
                      romanNumeral(section)
                    )}
                  </span>
                  {t(signupSectionNames[section])}
                  {isDone && <span className="sr-only">{t`Complete`}</span>}
                </a>
              </li>
            )
          })}
        </ol>
      </nav>
      <Phone />
    </aside>
  )
}

const bar =
  'h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-line [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-leaf [&::-webkit-progress-value]:transition-[width]'

/** `sent`: share of the upload, 0 to 1. At 1 the server is validating and storing. */
const Sending = ({ sent }: { sent: number }) => {
  const { t } = useLingui()
  const percent = Math.floor(sent * 100)
  return (
    <div className="grid gap-2">
      <p aria-hidden="true" className="flex justify-between gap-4 font-medium">
        {percent < 100 ? t`Sending your registration…` : t`Almost there…`}
        <span className="tabular-nums">{percent} %</span>
      </p>
      <progress
        value={percent}
        max={100}
        aria-label={t`Sending your registration…`}
        className={bar}
      />
    </div>
  )
}

type SendProps = {
  /** Share of the upload, 0 to 1; undefined when nothing is being sent. */
  sent: number | undefined
  /** Why the whole form was refused. */
  notice: string | undefined
}

/** Consents and the submit button. */
export const SendPart = ({ sent, notice }: SendProps) => {
  const isSending = sent !== undefined
  return (
    <div className="grid gap-5">
      <p className="measure text-muted">
        <Trans>
          By registering you confirm that your details are true and agree that we store them to
          verify and manage your account, as described in our{' '}
          <PageLink page="privacy-policy" className="text-link">
            privacy policy
          </PageLink>
          .
        </Trans>
      </p>
      {notice && (
        <p
          role="alert"
          className="flex gap-3 border-l-4 border-alarm bg-alarm-wash p-4 font-medium"
        >
          <Icon name="warning" className="mt-0.5 size-5 text-alarm" />
          {notice}
        </p>
      )}
      {isSending && <Sending sent={sent} />}
      <Button type="submit" aria-disabled={isSending} className="w-full sm:w-fit sm:px-10">
        <Trans>Register</Trans>
        <Icon name="arrow-right" />
      </Button>
    </div>
  )
}
