import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { signupSectionNames } from './signup-labels.ts'
import { type SignupSection, sectionId, signupSectionKeys } from './signup-sections.ts'

const numerals = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii']

export const romanNumeral = (section: SignupSection) => numerals[signupSectionKeys.indexOf(section)]

type Props = { section: SignupSection; isDone: boolean; children: ReactNode }

/** A section of the form, framed like a label. */
export const FormSection = ({ section, isDone, children }: Props) => {
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
              <span className="max-sm:sr-only">
                <Trans>Complete</Trans>
              </span>
            </span>
          )}
        </div>
        {children}
      </div>
    </section>
  )
}
