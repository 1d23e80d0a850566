import { Trans } from '@lingui/react/macro'
import type { AddressField, AddressKind } from '../../../domain/customer/address.ts'
import type { AddressChoices } from '../../../server/accounts/profile/address-choices.ts'
import { TextField } from '../../../ui/field.tsx'
import { AddressFields } from '../addresses/address-fields.tsx'
import { type PartProps, useFieldProps } from './field-props.ts'
import { entryId } from './signup-sections.ts'

type Props = PartProps & { choices: AddressChoices }

const errorsOf =
  ({ found }: PartProps) =>
  (field: AddressField<AddressKind>) =>
    found[field]?.text

/** Required fields (D1 §5). */
const required = ['FirstName', 'LastName', 'Address1', 'Postcode', 'City', 'Country'] as const

export const BillingFields = ({ choices, ...props }: Props) => {
  const fieldProps = useFieldProps(props)
  return (
    <div className="grid gap-y-4">
      <AddressFields
        kind="billing"
        choices={choices}
        values={props.values}
        errorOf={errorsOf(props)}
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
export const ShippingFields = ({ choices, isSame, ...props }: Props & { isSame: boolean }) => (
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
        errorOf={errorsOf(props)}
        idOf={entryId}
      />
    </div>
  </div>
)
