import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  type AddressField,
  type AddressKind,
  type AddressPart,
  addressField,
  addressFields,
  defaultCountry,
} from '../../../domain/customer/address.ts'
import type {
  AddressChoice,
  AddressChoices,
} from '../../../server/accounts/profile/address-choices.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'

/** `hasNone`: the person has been asked whether the house has no number. */
type AddressNumber = { value: string; hasNone: boolean; error?: string | undefined }

/** Classes for street and number in one row. */
const streetWidth = 'grid items-start gap-x-5 gap-y-4 sm:col-span-6 sm:grid-cols-[1fr_11rem]'

type AddressNumberProps = AddressNumber & { kind: AddressKind; isFocused: boolean }

/** The house number; when it is left empty, the form asks once. */
const NumberField = ({ kind, isFocused, value, hasNone, error }: AddressNumberProps) => (
  <div>
    <TextField
      label={<Trans>House number</Trans>}
      name={`${kind}BuildingNumber`}
      maxLength={16}
      data-autofocus={isFocused ? '' : undefined}
      defaultValue={value}
      error={error}
    />
    {hasNone && <input type="hidden" name={`${kind}NoNumber`} value="1" />}
  </div>
)

export const addressPartNames: Record<AddressPart, MessageDescriptor> = {
  FirstName: msg`First name`,
  LastName: msg`Last name`,
  Company: msg({ context: 'address', message: 'Company' }),
  Address1: msg`Address`,
  Address2: msg`Address line 2`,
  Postcode: msg`Postcode`,
  City: msg`City`,
  State: msg`Canton`,
  Country: msg`Country`,
}

/** Autocomplete tokens, without the prefix `billing` or `shipping`. */
const tokens: Record<AddressPart, string> = {
  FirstName: 'given-name',
  LastName: 'family-name',
  Company: 'organization',
  Address1: 'address-line1',
  Address2: 'address-line2',
  Postcode: 'postal-code',
  City: 'address-level2',
  State: 'address-level1',
  Country: 'country',
}

const half = 'sm:col-span-3'
const whole = 'sm:col-span-6'

const widths: Record<AddressPart, string> = {
  FirstName: half,
  LastName: half,
  Company: whole,
  Address1: whole,
  Address2: whole,
  Postcode: 'sm:col-span-2',
  City: 'sm:col-span-4',
  // Hidden by CSS, so that it works without script; the server ignores the field for other
  // countries.
  State: `${half} group-not-has-[option[value=CH]:checked]/address:hidden`,
  Country: half,
}

const Options = ({ choices }: { choices: readonly AddressChoice[] }) =>
  choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))

type Props<Kind extends AddressKind> = {
  kind: Kind
  /** From the loader: `addressChoices(language)`. */
  choices: AddressChoices
  values?: Partial<Record<AddressField<Kind>, string>> | undefined
  /** The error message of a field. */
  errorOf?: (field: AddressField<Kind>) => string | undefined
  required?: readonly AddressPart[]
  /** When set, the house number has its own field (`billingBuildingNumber`). */
  number?: AddressNumber | undefined
  /** The part that is focused on the page: 'City'. */
  autoFocused?: string | undefined
  /** The id of a field, for links to it. */
  idOf?: (field: AddressField<Kind>) => string
}

/**
 * The nine fields of an address. They are uncontrolled; their names are those of the payload
 * (`billingCity`).
 */
export const AddressFields = <Kind extends AddressKind>({
  kind,
  choices,
  values = {},
  errorOf,
  required = [],
  autoFocused,
  idOf,
  number,
}: Props<Kind>) => {
  const { t } = useLingui()
  const propsOf = (part: AddressPart) => {
    const name = addressField(kind, part)
    return {
      name,
      id: idOf?.(name),
      label: part === 'Address1' && number ? t`Street` : t(addressPartNames[part]),
      error: errorOf?.(name),
      required: required.includes(part),
      'data-autofocus': part === autoFocused ? '' : undefined,
      autoComplete: `${kind} ${tokens[part]}`,
      defaultValue: values[name] ?? (part === 'Country' ? defaultCountry : ''),
    }
  }
  return (
    <div className="group/address grid gap-x-5 gap-y-4 sm:grid-cols-6">
      {addressFields.map((part) => (
        <div key={part} className={part === 'Address1' && number ? streetWidth : widths[part]}>
          {part === 'State' || part === 'Country' ? (
            <SelectField {...propsOf(part)}>
              {part === 'State' && <option value="">{t`Please choose`}</option>}
              <Options choices={part === 'State' ? choices.cantons : choices.countries} />
            </SelectField>
          ) : (
            <TextField {...propsOf(part)} />
          )}
          {part === 'Address1' && number && (
            <NumberField kind={kind} isFocused={autoFocused === 'BuildingNumber'} {...number} />
          )}
        </div>
      ))}
    </div>
  )
}
