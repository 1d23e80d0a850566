import { Trans, useLingui } from '@lingui/react/macro'
import {
  signupFailedMessage,
  signupProblemMessages,
  tooManySignupsMessage,
} from '../../../messages/signup/signup.ts'
import type { AddressChoices } from '../../../server/accounts/profile/address-choices.ts'
import { useAddress } from '../../i18n/use-address.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { CertificateField } from './certificate-field.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { problemsInFields } from './field-problems.ts'
import { FormSection } from './form-section.tsx'
import { LoginFields } from './login-fields.tsx'
import { MessageFields, PersonFields } from './person-fields.tsx'
import { SectionRail } from './section-rail.tsx'
import { SendPart } from './send-part.tsx'
import { BillingFields, ShippingFields } from './signup-address-fields.tsx'
import type { SignupAnswer } from './signup-answer.ts'
import type { SignupSection } from './signup-sections.ts'
import { signupFormId } from './signup-sections.ts'
import { useSignup } from './use-signup.ts'

type Props = {
  choices: AddressChoices
  /** Set when the form was submitted without script. */
  answer: SignupAnswer | undefined
}

const useAnswered = ({ problems = {}, refusal }: Partial<SignupAnswer> = {}) => {
  const { t } = useLingui()
  const texts = Object.entries(problems).map(([entry, problem]) => [
    entry,
    t(signupProblemMessages[problem]),
  ])
  const notice =
    refusal &&
    t(refusal === 'failed' ? signupFailedMessage : tooManySignupsMessage(refusal.minutes))
  return { found: problemsInFields(Object.fromEntries(texts), 'server'), notice }
}

/** The signup form for professionals (D1 §3); a plain form without script. */
export default function SignupForm({ choices, answer }: Props) {
  const { t } = useLingui()
  const language = useLanguage()
  const action = `${useAddress()('signup')}#${signupFormId}`
  const { form, found, notice, sent, done, onInput, onSubmit } = useSignup(useAnswered(answer))
  const { values = {}, isShippingSame = true } = answer ?? {}
  const part = { values, found }
  const addressPart = { ...part, choices }
  const sectionProps = (section: SignupSection) => ({ section, isDone: done.includes(section) })
  return (
    <div className="page grid gap-x-16 gap-y-8 py-8 lg:grid-cols-[13rem_minmax(0,46rem)] lg:py-14">
      <SectionRail done={done} />
      <form
        ref={form}
        id={signupFormId}
        method="post"
        action={action}
        encType="multipart/form-data"
        noValidate
        aria-label={t`Register`}
        aria-busy={sent !== undefined}
        onInput={onInput}
        onSubmit={onSubmit}
        className="grid gap-6 sm:gap-8"
      >
        <input type="hidden" name="language" value={language} />
        <ErrorSummary found={found} />
        <p className="text-sm text-muted">
          <Trans>Fields marked with * are required.</Trans>
        </p>
        <FormSection {...sectionProps('person')}>
          <PersonFields {...part} />
        </FormSection>
        <FormSection {...sectionProps('login')}>
          <LoginFields {...part} />
        </FormSection>
        <FormSection {...sectionProps('billing')}>
          <BillingFields {...addressPart} />
        </FormSection>
        <FormSection {...sectionProps('shipping')}>
          <ShippingFields {...addressPart} isSame={isShippingSame} />
        </FormSection>
        <FormSection {...sectionProps('message')}>
          <MessageFields {...part} />
        </FormSection>
        <FormSection {...sectionProps('proof')}>
          <CertificateField found={found} />
        </FormSection>
        <SendPart sent={sent} notice={notice} />
      </form>
    </div>
  )
}
