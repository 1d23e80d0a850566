import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '../../../ui/icon.tsx'
import { useSiteFacts } from '../../i18n/page-context.ts'
import { romanNumeral } from './form-section.tsx'
import { signupSectionNames } from './signup-labels.ts'
import { type SignupSection, sectionId, signupSectionKeys } from './signup-sections.ts'

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
                  {isDone && (
                    <span className="sr-only">
                      <Trans>Complete</Trans>
                    </span>
                  )}
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
