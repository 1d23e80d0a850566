import { Trans } from '@lingui/react/macro'
import type { AddressKind } from '../../../domain/customer/address.ts'
import { TextField } from '../../../ui/field.tsx'

/** `hasNone`: the person has been asked whether the house has no number. */
export type AddressNumber = { value: string; hasNone: boolean; error?: string | undefined }

/** Classes for street and number in one row. */
export const streetWidth = 'grid items-start gap-x-5 gap-y-4 sm:col-span-6 sm:grid-cols-[1fr_11rem]'

type Props = AddressNumber & { kind: AddressKind; isFocused: boolean }

/** The house number; when it is left empty, the form asks once. */
export const NumberField = ({ kind, isFocused, value, hasNone, error }: Props) => (
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
