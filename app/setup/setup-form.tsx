import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { cantonNames } from '../../domain/customer/canton.ts'
import { languageNames, languages } from '../../domain/language.ts'
import { setupAddress } from '../../domain/page/personal-pages.ts'
import { newPasswordMessages } from '../../messages/account/passwords.ts'
import { linkMessages } from '../../messages/account/security.ts'
import type {
  SetupField,
  SetupForm,
  SetupProblem,
  SetupProblems,
} from '../../server/setup/setup-form.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLanguage } from '../i18n/use-language.ts'

/** What was entered, and why it was refused. */
export type RefusedSetup = { form: SetupForm; problems: SetupProblems }

/** Why a field is refused. */
const problemMessages: Record<SetupProblem, MessageDescriptor> = {
  ...newPasswordMessages,
  'email-taken': linkMessages['email-taken'],
  missing: msg`Please fill in this field.`,
  'too-long': msg`This text is too long.`,
  'value-invalid': msg`Please choose one of the offered values.`,
  'email-invalid': msg`Please enter a valid e-mail address.`,
  'phone-invalid': msg`Please enter a telephone number, such as +41 22 555 01 47.`,
  'postcode-invalid': msg`Please enter a postcode with four digits.`,
}

/** Of six columns. */
const widths = {
  2: 'sm:col-span-2',
  3: 'sm:col-span-3',
  4: 'sm:col-span-4',
  6: 'sm:col-span-6',
} as const

type TextEntry = {
  name: SetupField
  label: MessageDescriptor
  /** By default half of the row. */
  wide?: keyof typeof widths
} & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'className'>

const newPassword = { type: 'password', autoComplete: 'new-password' } as const

const accountEntries: readonly TextEntry[] = [
  { name: 'firstName', label: msg`First name`, autoComplete: 'given-name' },
  { name: 'lastName', label: msg`Last name`, autoComplete: 'family-name' },
  {
    name: 'email',
    label: msg`E-mail`,
    wide: 6,
    className: 'sm:max-w-md',
    type: 'email',
    autoComplete: 'username',
  },
  { name: 'password', label: msg`Password`, ...newPassword },
  { name: 'repeatPassword', label: msg`Repeat the password`, ...newPassword },
]

const laboratoryEntries: readonly TextEntry[] = [
  { name: 'legalName', label: msg`Legal name`, autoComplete: 'organization' },
  { name: 'siteName', label: msg`Name of the shop, if it differs`, autoComplete: 'off' },
  { name: 'phone', label: msg`Telephone`, type: 'tel', autoComplete: 'tel' },
  { name: 'contactEmail', label: msg`E-mail for customers`, type: 'email', autoComplete: 'email' },
]

const addressEntries: readonly TextEntry[] = [
  { name: 'street', label: msg`Street`, wide: 4, autoComplete: 'off' },
  { name: 'buildingNumber', label: msg`Number`, wide: 2, autoComplete: 'off' },
  {
    name: 'postcode',
    label: msg`Postcode`,
    wide: 2,
    inputMode: 'numeric',
    autoComplete: 'postal-code',
  },
  { name: 'city', label: msg`Town`, wide: 4, autoComplete: 'address-level2' },
]

const optional: readonly SetupField[] = ['siteName', 'buildingNumber']

const hints: Partial<Record<SetupField, MessageDescriptor>> = {
  email: msg`You log in with this address.`,
  password: msg`At least 8 characters; several words that do not belong together are good.`,
  repeatPassword: msg`Choose one that you use nowhere else.`,
  legalName: msg`On invoices and in the legal notice.`,
  siteName: msg`At the top of each page.`,
}

/** Name, value and error of a field. */
type FieldOf = (name: SetupField) => {
  name: SetupField
  defaultValue: string | undefined
  error: string | undefined
}

type GroupProps = {
  title: string
  /** Its text fields. */
  entries?: readonly TextEntry[]
  field: FieldOf
  /** Before the text fields. */
  lead?: ReactNode
  /** After them. */
  children?: ReactNode
}

const Group = ({ title, entries = [], field, lead, children }: GroupProps) => {
  const { t } = useLingui()
  return (
    <fieldset className="min-w-0 border-t border-line pt-5">
      <legend className="float-left mb-4 w-full font-serif text-xl">{title}</legend>
      <div className="clear-both grid items-start gap-5 sm:grid-cols-6">
        {lead}
        {entries.map(({ name, label, wide = 3, ...rest }) => {
          const hint = hints[name]
          return (
            <div key={name} className={widths[wide]}>
              <TextField
                {...field(name)}
                {...rest}
                label={t(label)}
                hint={hint && t(hint)}
                required={!optional.includes(name)}
              />
            </div>
          )
        })}
        {children}
      </div>
    </fieldset>
  )
}

const Refusal = () => (
  <p role="alert" className="mt-8 flex gap-3 rounded-md border-l-4 border-alarm bg-alarm-wash p-4">
    <Icon name="warning" className="mt-0.5 size-5 text-alarm" />
    <Trans>Nothing has been saved yet. Please correct the marked fields.</Trans>
  </p>
)

/** The set-up of an empty shop: its first administrator, and name and address of the laboratory. */
export const SetupFormPage = ({ refused }: { refused: RefusedSetup | undefined }) => {
  const { t } = useLingui()
  const language = useLanguage()
  const field: FieldOf = (name) => {
    const problem = refused?.problems[name]
    return {
      name,
      defaultValue: refused?.form[name],
      error: problem && t(problemMessages[problem]),
    }
  }
  return (
    <>
      {refused && <Refusal />}
      <form method="post" action={setupAddress(language)} noValidate className="mt-8 grid gap-8">
        <Group
          title={t`Your account`}
          entries={accountEntries}
          field={field}
          lead={
            <p className="measure text-muted sm:col-span-6">
              <Trans>
                This account may do everything in the back office and can give rights to other
                people. At the first login you will set up two-factor authentication, for example
                with an app on a phone.
              </Trans>
            </p>
          }
        />
        <Group title={t`Your laboratory`} entries={laboratoryEntries} field={field} />
        <Group title={t`Address`} entries={addressEntries} field={field}>
          <div className={widths[3]}>
            <SelectField {...field('canton')} label={t`Canton`}>
              <option value="">–</option>
              {Object.entries(cantonNames).map(([code, names]) => (
                <option key={code} value={code}>
                  {names[language]}
                </option>
              ))}
            </SelectField>
          </div>
          <div className={widths[3]}>
            <SelectField {...field('country')} label={t`Country`}>
              <option value="CH">{t`Switzerland`}</option>
              <option value="LI">{t`Liechtenstein`}</option>
            </SelectField>
          </div>
        </Group>
        <Group title={t`Language`} field={field}>
          <div className={widths[6]}>
            <SelectField
              {...field('language')}
              // Whoever sets up the shop probably writes in the language of this page.
              defaultValue={refused?.form.language ?? language}
              label={t`Main language`}
              hint={t`You write pages in this language first; the others are translations.`}
              className="sm:max-w-xs"
            >
              {languages.map((one) => (
                <option key={one} value={one}>
                  {languageNames[one]}
                </option>
              ))}
            </SelectField>
          </div>
        </Group>
        <Button type="submit" className="justify-self-start">
          {t`Save and go to the back office`}
        </Button>
      </form>
    </>
  )
}
