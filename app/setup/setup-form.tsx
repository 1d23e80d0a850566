import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { cantonNames } from '../../domain/customer/canton.ts'
import { languageNames, languages } from '../../domain/language.ts'
import { setupAddress } from '../../domain/page/personal-pages.ts'
import type { SetupField, SetupForm, SetupProblems } from '../../server/setup/setup-form.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLanguage } from '../i18n/use-language.ts'
import { setupProblemMessages } from './setup-messages.ts'

/** What was entered, and why it was refused. */
export type RefusedSetup = { form: SetupForm; problems: SetupProblems }

type Groups = {
  /** Name, value and error of a field. */
  field: (name: SetupField) => {
    name: string
    defaultValue: string | undefined
    error: string | undefined
  }
}

const Group = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <fieldset className="min-w-0 border-t border-line pt-5">
    <legend className="float-left mb-4 w-full font-serif text-xl">{title}</legend>
    <div className="clear-both grid items-start gap-5 sm:grid-cols-6">{children}</div>
  </fieldset>
)

const widths = {
  2: 'sm:col-span-2',
  3: 'sm:col-span-3',
  4: 'sm:col-span-4',
  6: 'sm:col-span-6',
} as const

const Cell = ({ wide, children }: { wide: keyof typeof widths; children: ReactNode }) => (
  <div className={widths[wide]}>{children}</div>
)

const AccountGroup = ({ field }: Groups) => (
  <Group title={<Trans>Your account</Trans>}>
    <Cell wide={6}>
      <p className="measure text-muted">
        <Trans>
          This account may do everything in the back office and can give rights to other people. At
          the first login it sets up a second factor, for example an app on a phone.
        </Trans>
      </p>
    </Cell>
    <Cell wide={3}>
      <TextField
        {...field('firstName')}
        label={<Trans>First name</Trans>}
        autoComplete="given-name"
        required
      />
    </Cell>
    <Cell wide={3}>
      <TextField
        {...field('lastName')}
        label={<Trans>Last name</Trans>}
        autoComplete="family-name"
        required
      />
    </Cell>
    <Cell wide={6}>
      <TextField
        {...field('email')}
        label={<Trans>E-mail</Trans>}
        hint={<Trans>With this address you log in.</Trans>}
        className="sm:max-w-md"
        type="email"
        autoComplete="username"
        required
      />
    </Cell>
    <Cell wide={3}>
      <TextField
        {...field('password')}
        label={<Trans>Password</Trans>}
        hint={
          <Trans>At least 8 characters; several words that do not belong together are good.</Trans>
        }
        type="password"
        autoComplete="new-password"
        required
      />
    </Cell>
    <Cell wide={3}>
      <TextField
        {...field('repeatPassword')}
        label={<Trans>Repeat the password</Trans>}
        hint={<Trans>Choose one that you use nowhere else.</Trans>}
        type="password"
        autoComplete="new-password"
        required
      />
    </Cell>
  </Group>
)

const LaboratoryGroup = ({ field }: Groups) => (
  <Group title={<Trans>Your laboratory</Trans>}>
    <Cell wide={3}>
      <TextField
        {...field('legalName')}
        label={<Trans>Legal name</Trans>}
        hint={<Trans>On invoices and in the imprint.</Trans>}
        autoComplete="organization"
        required
      />
    </Cell>
    <Cell wide={3}>
      <TextField
        {...field('siteName')}
        label={<Trans>Name of the shop, if it differs</Trans>}
        hint={<Trans>At the top of each page.</Trans>}
        autoComplete="off"
      />
    </Cell>
    <Cell wide={3}>
      <TextField
        {...field('phone')}
        label={<Trans>Telephone</Trans>}
        type="tel"
        autoComplete="tel"
        required
      />
    </Cell>
    <Cell wide={3}>
      <TextField
        {...field('contactEmail')}
        label={<Trans>E-mail for customers</Trans>}
        type="email"
        autoComplete="email"
        required
      />
    </Cell>
  </Group>
)

const AddressGroup = ({ field }: Groups) => {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <Group title={t`Address`}>
      <Cell wide={4}>
        <TextField {...field('street')} label={t`Street`} autoComplete="off" required />
      </Cell>
      <Cell wide={2}>
        <TextField {...field('buildingNumber')} label={t`Number`} autoComplete="off" />
      </Cell>
      <Cell wide={2}>
        <TextField
          {...field('postcode')}
          label={t`Postcode`}
          inputMode="numeric"
          autoComplete="postal-code"
          required
        />
      </Cell>
      <Cell wide={4}>
        <TextField {...field('city')} label={t`Town`} autoComplete="address-level2" required />
      </Cell>
      <Cell wide={3}>
        <SelectField {...field('canton')} label={t`Canton`}>
          <option value="">–</option>
          {Object.entries(cantonNames).map(([code, names]) => (
            <option key={code} value={code}>
              {names[language]}
            </option>
          ))}
        </SelectField>
      </Cell>
      <Cell wide={3}>
        <SelectField {...field('country')} label={t`Country`}>
          <option value="CH">{t`Switzerland`}</option>
          <option value="LI">{t`Liechtenstein`}</option>
        </SelectField>
      </Cell>
    </Group>
  )
}

const Refusal = () => (
  <p
    role="alert"
    className="mt-8 flex gap-3 rounded-md border-l-4 border-alarm bg-alarm-wash p-4 font-semibold"
  >
    <Icon name="warning" className="mt-0.5 size-5 text-alarm" />
    <Trans>Nothing has been saved yet. Please correct the marked fields.</Trans>
  </p>
)

/** The set-up of an empty shop: its first administrator, and name and address of the laboratory. */
export const SetupFormPage = ({ refused }: { refused: RefusedSetup | undefined }) => {
  const { t } = useLingui()
  const language = useLanguage()
  const field: Groups['field'] = (name) => {
    const problem = refused?.problems[name]
    return {
      name,
      defaultValue: refused?.form[name],
      error: problem && t(setupProblemMessages[problem]),
    }
  }
  return (
    <>
      {refused && <Refusal />}
      <form method="post" action={setupAddress(language)} noValidate className="mt-8 grid gap-8">
        <AccountGroup field={field} />
        <LaboratoryGroup field={field} />
        <AddressGroup field={field} />
        <Group title={t`Language`}>
          <Cell wide={6}>
            <SelectField
              {...field('language')}
              // Whoever sets up the shop probably writes in the language of this page.
              defaultValue={refused?.form.language ?? language}
              label={t`Main language`}
              hint={t`In this language you write pages first; the others are translations.`}
              className="sm:max-w-xs"
            >
              {languages.map((one) => (
                <option key={one} value={one}>
                  {languageNames[one]}
                </option>
              ))}
            </SelectField>
          </Cell>
        </Group>
        <Button type="submit" className="justify-self-start">
          {t`Save and go to the back office`}
        </Button>
      </form>
    </>
  )
}
