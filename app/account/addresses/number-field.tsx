import { Trans } from '@lingui/react/macro'
import type { AddressKind } from '../../../domain/customer/address.ts'
import { TextField } from '../../../ui/field.tsx'

/** null: unknown; '': the house has no number. */
export type AddressNumber = { value: string | null; error?: string | undefined }

/** Classes for street and number in one row. */
export const streetWidth = 'grid items-start gap-x-5 gap-y-4 sm:col-span-6 sm:grid-cols-[1fr_11rem]'

type Props = AddressNumber & { kind: AddressKind; isFocused: boolean }

/** The house number, with a checkbox for houses without one. */
export const NumberField = ({ kind, isFocused, value, error }: Props) => (
  <div>
    <TextField
      label={<Trans>House number</Trans>}
      name={`${kind}BuildingNumber`}
      maxLength={16}
      data-autofocus={isFocused ? '' : undefined}
      defaultValue={value ?? ''}
      error={error}
    />
    <label className="flex min-h-11 items-center gap-2 text-sm">
      <input
        type="checkbox"
        name={`${kind}NoNumber`}
        value="1"
        defaultChecked={value === ''}
        className="size-5 accent-leaf-dark"
      />
      <Trans>No number</Trans>
    </label>
  </div>
)
