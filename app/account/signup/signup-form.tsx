import { Trans, useLingui } from '@lingui/react/macro'
import { professions } from '../../../domain/customer/profession.ts'
import type {
  SignupField,
  SignupProblems,
  SignupForm as SignupValues,
} from '../../../domain/customer/signup-form.ts'
import { professionNames } from '../../../messages/signup/professions.ts'
import { signupProblemMessages } from '../../../messages/signup/signup.ts'
import type { AddressChoices } from '../../../server/accounts/profile/address-choices.ts'
import { SelectField, TextArea, TextField } from '../../../ui/field.tsx'
import { useAddress } from '../../i18n/use-address.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { AddressFields } from '../addresses/address-fields.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import type { SignupAnswer } from './answer-signup.ts'
import { CertificateField } from './certificate-field.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FormSection, SectionRail, SendPart } from './signup-parts.tsx'
import { entryId, ownFieldNames, type SignupSection, signupFormId } from './signup-sections.ts'
import { useSignup } from './use-signup.ts'

/** Props of every part of the form. */
type PartProps = {
  /** The values submitted without script. */
  values: Partial<SignupValues>
  found: SignupProblems
}

const useErrors = (found: SignupProblems) => {
  const { t } = useLingui()
  return (field: SignupField) => {
    const problem = found[field]
    return problem && t(signupProblemMessages[problem])
  }
}

/** Name, label, value and error of a field outside of addresses. */
const useFieldProps = ({ values, found }: PartProps) => {
  const { t } = useLingui()
  const errorOf = useErrors(found)
  return (name: Exclude<keyof typeof ownFieldNames, 'certificate'>) => ({
    name,
    id: entryId(name),
    label: t(ownFieldNames[name]),
    error: errorOf(name),
    defaultValue: values[name],
  })
}

type BillingFieldsProps = PartProps & { choices: AddressChoices }

/** Required fields (D1 §5). */
const required = ['FirstName', 'LastName', 'Address1', 'Postcode', 'City', 'Country'] as const

const BillingFields = ({ choices, ...props }: BillingFieldsProps) => {
  const fieldProps = useFieldProps(props)
  return (
    <div className="grid gap-y-4">
      <AddressFields
        kind="billing"
        choices={choices}
        values={props.values}
        errorOf={useErrors(props.found)}
        required={required}
        idOf={entryId}
      />
      <div className="sm:w-1/2 sm:pr-2.5">
        <TextField {...fieldProps('billingPhone')} type="tel" autoComplete="billing tel" required />
      </div>
    </div>
  )
}

/** Always rendered, so that it is submitted; hidden while it is the same as the billing address. */
const ShippingFields = ({
  choices,
  isSame,
  ...props
}: BillingFieldsProps & { isSame: boolean }) => (
  <div className="group/shipping grid gap-y-5">
    <label className="flex min-h-11 w-fit items-center gap-3">
      <input
        type="checkbox"
        name="shippingSame"
        defaultChecked={isSame}
        className="size-5 shrink-0 accent-leaf-dark"
      />
      <Trans>Deliver to the billing address</Trans>
    </label>
    <div className="group-has-[[name=shippingSame]:checked]/shipping:hidden">
      <AddressFields
        kind="shipping"
        choices={choices}
        values={props.values}
        errorOf={useErrors(props.found)}
        idOf={entryId}
      />
    </div>
  </div>
)

const PersonFields = (props: PartProps) => {
  const { t } = useLingui()
  const fieldProps = useFieldProps(props)
  return (
    <div className="group/person grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
      <SelectField
        {...fieldProps('profession')}
        defaultValue={props.values.profession ?? 'none'}
        required
      >
        <option value="none">{t`Please choose`}</option>
        {professions.map((profession) => (
          <option key={profession} value={profession}>
            {t(professionNames[profession])}
          </option>
        ))}
      </SelectField>
      {/* Hidden by CSS, so that it works without script. */}
      <div className="group-not-has-[option[value=pharmacist]:checked]/person:hidden">
        <TextField {...fieldProps('pharmaId')} autoComplete="off" required />
      </div>
      <div className="sm:col-start-1">
        <TextField {...fieldProps('firstName')} autoComplete="given-name" required />
      </div>
      <TextField {...fieldProps('lastName')} autoComplete="family-name" required />
    </div>
  )
}

const MessageFields = (props: PartProps) => {
  const fieldProps = useFieldProps(props)
  return (
    <div className="grid gap-y-4">
      <div className="sm:max-w-sm">
        <TextField
          {...fieldProps('customerNumber')}
          hint={<Trans>If you have ordered from us before</Trans>}
          autoComplete="off"
        />
      </div>
      <TextArea {...fieldProps('message')} rows={4} />
    </div>
  )
}

/** Pasting is allowed everywhere, for password managers. */
const LoginFields = (props: PartProps) => {
  const fieldProps = useFieldProps(props)
  return (
    <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
      <TextField {...fieldProps('email')} type="email" autoComplete="email" required />
      <TextField {...fieldProps('repeatEmail')} type="email" autoComplete="email" required />
      <PasswordField
        {...fieldProps('password')}
        hint={<Trans>At least 8 characters</Trans>}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...fieldProps('repeatPassword')}
        hint={<Trans>Enter it again to avoid typing errors</Trans>}
        autoComplete="new-password"
        required
      />
    </div>
  )
}

type Props = {
  choices: AddressChoices
  /** Set when the form was submitted without script. */
  answer: SignupAnswer | undefined
}

/** The signup form for professionals (D1 §3); a plain form without script. */
export default function SignupForm({ choices, answer }: Props) {
  const { t } = useLingui()
  const language = useLanguage()
  const action = `${useAddress()('signup')}#${signupFormId}`
  const { form, found, notice, sent, done, onInput, onSubmit } = useSignup(answer)
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
        <p className="text-sm text-muted">{t`Fields marked with * are required.`}</p>
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
          <CertificateField found={found.certificate} />
        </FormSection>
        <SendPart sent={sent} notice={notice} />
      </form>
    </div>
  )
}
