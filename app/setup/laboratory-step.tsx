import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { cantonNames } from '../../domain/customer/canton.ts'
import { languageNames, languages } from '../../domain/language.ts'
import { languageFields } from '../../domain/setup/language-fields.ts'
import type {
  LaboratoryField,
  LaboratoryForm,
  LaboratoryProblems,
} from '../../server/setup/laboratory-form.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { useLanguage } from '../i18n/use-language.ts'
import { laboratoryMessages } from './setup-messages.ts'
import { StepForm, StepHead } from './step-form.tsx'

type Props = { version: number; form: LaboratoryForm; problems: LaboratoryProblems }

const Group = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <fieldset className="min-w-0 border-t border-line pt-5">
    <legend className="float-left mb-4 w-full font-serif text-xl">{title}</legend>
    <div className="clear-both grid items-start gap-5 sm:grid-cols-6">{children}</div>
  </fieldset>
)

const Cell = ({ wide, children }: { wide: 2 | 3 | 4 | 6; children: ReactNode }) => {
  const spans = {
    2: 'sm:col-span-2',
    3: 'sm:col-span-3',
    4: 'sm:col-span-4',
    6: 'sm:col-span-6',
  } as const
  return <div className={spans[wide]}>{children}</div>
}

type GroupProps = {
  /** Name, value and error of a field. */
  field: (name: LaboratoryField) => {
    name: string
    defaultValue: string
    error: string | undefined
  }
}

type TickProps = { name: LaboratoryField; isTicked: boolean; children: ReactNode }

const Tick = ({ name, isTicked, children }: TickProps) => (
  <label className="inline-flex min-h-11 items-center gap-3">
    <input
      type="checkbox"
      name={name}
      value="1"
      defaultChecked={isTicked}
      className="size-5 accent-leaf-dark"
    />
    {children}
  </label>
)

const LanguageGroup = ({ field, form }: GroupProps & { form: LaboratoryForm }) => (
  <Group title={<Trans>Languages</Trans>}>
    <Cell wide={6}>
      <SelectField
        {...field('language')}
        label={<Trans>Main language</Trans>}
        hint={<Trans>In this language you write pages first; the others are translations.</Trans>}
        className="sm:max-w-xs"
      >
        {languages.map((language) => (
          <option key={language} value={language}>
            {languageNames[language]}
          </option>
        ))}
      </SelectField>
    </Cell>
    <Cell wide={6}>
      <p className="font-semibold">
        <Trans>The shop appears in</Trans>
      </p>
      <div className="flex flex-wrap gap-x-6">
        {languages.map((language) => {
          const name = languageFields[language]
          return (
            <Tick key={language} name={name} isTicked={form[name] !== ''}>
              {languageNames[language]}
            </Tick>
          )
        })}
      </div>
    </Cell>
  </Group>
)

const NameGroup = ({ field }: GroupProps) => (
  <Group title={<Trans>Name</Trans>}>
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
      />
    </Cell>
  </Group>
)

const AddressGroup = ({ field }: GroupProps) => {
  const language = useLanguage()
  const short: Partial<ComponentProps<typeof TextField>> = { autoComplete: 'off' }
  return (
    <Group title={<Trans>Address</Trans>}>
      <Cell wide={4}>
        <TextField {...field('street')} label={<Trans>Street</Trans>} required {...short} />
      </Cell>
      <Cell wide={2}>
        <TextField {...field('buildingNumber')} label={<Trans>Number</Trans>} {...short} />
      </Cell>
      <Cell wide={2}>
        <TextField
          {...field('postcode')}
          label={<Trans>Postcode</Trans>}
          inputMode="numeric"
          autoComplete="postal-code"
          required
        />
      </Cell>
      <Cell wide={4}>
        <TextField
          {...field('city')}
          label={<Trans>Town</Trans>}
          autoComplete="address-level2"
          required
        />
      </Cell>
      <Cell wide={3}>
        <SelectField {...field('canton')} label={<Trans>Canton</Trans>}>
          <option value="">–</option>
          {Object.entries(cantonNames).map(([code, names]) => (
            <option key={code} value={code}>
              {names[language]}
            </option>
          ))}
        </SelectField>
      </Cell>
      <Cell wide={3}>
        <SelectField {...field('country')} label={<Trans>Country</Trans>}>
          <option value="CH">
            <Trans>Switzerland</Trans>
          </option>
          <option value="LI">
            <Trans>Liechtenstein</Trans>
          </option>
        </SelectField>
      </Cell>
    </Group>
  )
}

const ContactGroup = ({ field }: GroupProps) => (
  <Group title={<Trans>Contact</Trans>}>
    <Cell wide={6}>
      <TextField
        {...field('phone')}
        label={<Trans>Telephone</Trans>}
        type="tel"
        autoComplete="tel"
        required
        className="sm:max-w-xs"
      />
    </Cell>
    <Cell wide={3}>
      <TextField
        {...field('email')}
        label={<Trans>E-mail</Trans>}
        hint={<Trans>For customers and registrations.</Trans>}
        type="email"
        autoComplete="email"
        required
      />
    </Cell>
    <Cell wide={3}>
      <TextField
        {...field('ordersEmail')}
        label={<Trans>E-mail for orders, if it differs</Trans>}
        hint={<Trans>New orders arrive here.</Trans>}
        type="email"
        autoComplete="off"
      />
    </Cell>
  </Group>
)

const InvoiceGroup = ({ field }: GroupProps) => (
  <Group title={<Trans>Invoices</Trans>}>
    <Cell wide={6}>
      <TextField
        {...field('iban')}
        label={<Trans>IBAN or QR-IBAN</Trans>}
        hint={
          <Trans>
            Payments are matched with invoices automatically: with a QR-IBAN by a QR reference, with
            an ordinary IBAN by a creditor reference (RF…).
          </Trans>
        }
        autoComplete="off"
        required
        className="sm:max-w-md"
      />
    </Cell>
    <Cell wide={3}>
      <TextField
        {...field('vatNumber')}
        label={<Trans>VAT number</Trans>}
        hint={<Trans>Such as CHE-123.456.789; else empty.</Trans>}
        autoComplete="off"
      />
    </Cell>
    <Cell wide={3}>
      <TextField
        {...field('paymentDays')}
        label={<Trans>Days to pay an invoice</Trans>}
        hint={<Trans>30 days are usual.</Trans>}
        inputMode="numeric"
        autoComplete="off"
      />
    </Cell>
  </Group>
)

const ShippingGroup = ({ field, isTicked }: GroupProps & { isTicked: boolean }) => (
  <Group title={<Trans>Shipping</Trans>}>
    <Cell wide={6}>
      <TextField
        {...field('shippingCost')}
        label={<Trans>Shipping costs per order, in CHF</Trans>}
        hint={<Trans>Including any VAT; 0 for free shipping.</Trans>}
        inputMode="decimal"
        autoComplete="off"
        className="sm:max-w-xs"
      />
    </Cell>
    <Cell wide={6}>
      <Tick name="shipsToLiechtenstein" isTicked={isTicked}>
        <Trans>We ship to Liechtenstein too.</Trans>
      </Tick>
    </Cell>
  </Group>
)

/** The data of the laboratory. */
export const LaboratoryStep = ({ version, form, problems }: Props) => {
  const { t } = useLingui()
  const field: GroupProps['field'] = (name) => {
    const problem = problems[name]
    return { name, defaultValue: form[name], error: problem && t(laboratoryMessages[problem]) }
  }
  return (
    <>
      <StepHead title={<Trans>Your laboratory</Trans>}>
        <Trans>
          These data stand on the site, in mails and on invoices. You can change them later in the
          back office.
        </Trans>
      </StepHead>
      <StepForm step="laboratory" intent="laboratory" version={version} className="grid gap-8">
        <NameGroup field={field} />
        <LanguageGroup field={field} form={form} />
        <AddressGroup field={field} />
        <ContactGroup field={field} />
        <InvoiceGroup field={field} />
        <ShippingGroup field={field} isTicked={form.shipsToLiechtenstein !== ''} />
        <Button type="submit" className="justify-self-start">
          <Trans>Save and continue</Trans>
        </Button>
      </StepForm>
    </>
  )
}
