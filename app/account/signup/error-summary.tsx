import type { MessageDescriptor } from '@lingui/core'
import { Plural, useLingui } from '@lingui/react/macro'
import { addressField, addressFields, addressKinds } from '../../../domain/customer/address.ts'
import type { SignupProblems } from '../../../domain/customer/signup-form.ts'
import { signupProblemMessages } from '../../../messages/signup/signup.ts'
import { Icon } from '../../../ui/icon.tsx'
import { addressPartNames } from '../addresses/address-fields.tsx'
import {
  entryId,
  ownFieldNames,
  type SignupEntry,
  type SignupSection,
  signupSectionKeys,
  signupSectionNames,
  signupSections,
} from './signup-sections.ts'

/** Scrolls to a field and focuses it; smoothly unless the person prefers reduced motion. */
export const focusField = (entry: SignupEntry) => {
  const control = document.getElementById(entryId(entry))
  const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  control?.focus({ preventScroll: true })
  control?.scrollIntoView({ behavior: isMotionReduced ? 'auto' : 'smooth', block: 'center' })
}

/** Labels with the name of the address, as both addresses have a street and a town. */
const addressNames = new Map<SignupEntry, MessageDescriptor>(
  addressKinds.flatMap((kind) =>
    addressFields.map((part) => [addressField(kind, part), addressPartNames[part]] as const),
  ),
)

const ownNames: Partial<Record<SignupEntry, MessageDescriptor>> = ownFieldNames

const useEntryName = () => {
  const { t } = useLingui()
  return (section: SignupSection, entry: SignupEntry) => {
    const part = addressNames.get(entry)
    if (part) return `${t(signupSectionNames[section])} – ${t(part)}`
    const own = ownNames[entry]
    return own ? t(own) : entry
  }
}

/** All errors, with links to their fields. */
export const ErrorSummary = ({ found }: { found: SignupProblems }) => {
  const { t } = useLingui()
  const nameOf = useEntryName()
  const lines = signupSectionKeys.flatMap((section) => {
    const entries: readonly SignupEntry[] = signupSections[section]
    return entries.flatMap((entry) => {
      const problem = found[entry]
      return problem
        ? [{ entry, name: nameOf(section, entry), text: t(signupProblemMessages[problem]) }]
        : []
    })
  })
  if (lines.length === 0) return null
  return (
    <section
      aria-labelledby="signup-errors"
      className="border-l-4 border-alarm bg-alarm-wash p-5 sm:p-6"
    >
      <h2 id="signup-errors" className="flex gap-3 font-sans text-lg font-semibold">
        <Icon name="warning" className="mt-1 size-5 text-alarm" />
        <Plural value={lines.length} one="# field to correct" other="# fields to correct" />
      </h2>
      <ul className="mt-3 grid gap-2 sm:pl-8">
        {[...Map.groupBy(lines, ({ text }) => text)].map(([text, named]) => (
          <li key={text} className="text-alarm">
            <p id={`signup-error-${named[0]?.entry}`} className="leading-snug">
              {text}
            </p>
            <ul
              aria-labelledby={`signup-error-${named[0]?.entry}`}
              className={named.length > 1 ? 'grid gap-x-8 sm:grid-cols-2' : ''}
            >
              {named.map(({ entry, name }) => (
                <li key={entry}>
                  <a
                    href={`#${entryId(entry)}`}
                    onClick={(event) => {
                      event.preventDefault()
                      focusField(entry)
                    }}
                    className="inline-flex min-h-8 items-center leading-snug font-semibold underline underline-offset-2 hover:decoration-2"
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
