import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  type Address,
  type AddressKind,
  addressField,
  addressFields,
  maxAddressNameLength,
} from '../../../domain/customer/address.ts'
import { addressProblems } from '../../../domain/order/address-problem.ts'
import type { AddressChoices } from '../../../server/accounts/profile/address-choices.ts'
import { TextField } from '../../../ui/field.tsx'
import { AccountForm, EditButtons, useAccountForm } from '../forms/account-form.tsx'
import { AddressFields } from './address-fields.tsx'
import { AddressWarning } from './address-warning.tsx'
import type { AddressAnswer } from './answer-addresses.ts'

type Props = {
  kind: AddressKind
  address: Address
  /** Whether parcels go to the billing address. */
  isSame: boolean
  /** The delivery address that is edited; the id is 'new' for another one. */
  delivery?: { id: string; name: string; isDefault: boolean } | undefined
  /** Gets copies of mails with invoices. */
  invoiceEmail: string
  choices: AddressChoices
  /** Codes of the countries that orders are sent to (R32). */
  countries: readonly string[]
  /** The action's result when the form was submitted without script. */
  answer: AddressAnswer | undefined
  /** The field that the checkout needs: 'BuildingNumber'. */
  requestedField: string | undefined
  /** Where cancelling leads. */
  cancelAddress: string
}

type Entered = Readonly<Partial<Record<string, string>>>

/** Why the entered address cannot be used for orders; with `isSame`, parcels go to it too. */
const problemsOf = (
  kind: AddressKind,
  entered: Entered,
  isSame: boolean,
  countries: readonly string[],
) => {
  if (kind === 'shipping' && isSame) return []
  const of = (part: (typeof addressFields)[number]) => entered[addressField(kind, part)] ?? ''
  const address = {
    last_name: of('LastName'),
    company: of('Company'),
    address1: of('Address1'),
    postcode: of('Postcode'),
    city: of('City'),
    country: of('Country'),
  }
  const isDelivered = kind === 'shipping' || isSame
  return addressProblems(
    kind === 'billing' ? { billing: address } : { billing: address, shipping: address },
    isDelivered ? countries : [address.country],
  ).filter((problem) => problem.kind === kind)
}

const enteredIn = (form: HTMLFormElement): Entered =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  )

const Same = ({ kind, isSame, ...rest }: Pick<Props, 'kind' | 'isSame'>) => {
  const { t } = useLingui()
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        {...rest}
        type="checkbox"
        name="same"
        value="1"
        defaultChecked={isSame}
        className="size-5 accent-leaf-dark"
      />
      {kind === 'shipping' ? t`Same as the billing address` : t`Also deliver to this address`}
    </label>
  )
}

/** The form for one of the addresses. */
export default function AddressForm(props: Props) {
  const { kind, address, choices, countries, requestedField, cancelAddress, delivery } = props
  const { t } = useLingui()
  const isOther = delivery?.isDefault === false
  const isSame = props.isSame && !isOther
  const form = useAccountForm(props.answer)
  const { answer } = form
  const storedValues = Object.fromEntries(
    addressFields.map((part) => [addressField(kind, part), address[part]]),
  )
  const [problems, setProblems] = useState(() =>
    delivery?.id === 'new' ? [] : problemsOf(kind, storedValues, isSame, countries),
  )
  const updateProblems = () => {
    const { current } = form.ref
    if (!current) return
    const entered = enteredIn(current)
    setProblems(problemsOf(kind, entered, entered.same === '1', countries))
  }
  const numberField = `${kind}BuildingNumber`
  const isAsked = form.errorOf(numberField) || answer?.values?.[`${kind}NoNumber`] === '1'
  return (
    <AccountForm
      form={form}
      intent={kind}
      onInput={updateProblems}
      className="group/same grid gap-5"
    >
      {delivery && <input type="hidden" name="id" value={delivery.id} />}
      {delivery && (
        <TextField
          {...form.field('name', delivery.name)}
          label={isOther ? t`Name of the address` : t`Name of the address (optional)`}
          hint={t`For example: Practice Lausanne. It is not printed on the parcel.`}
          maxLength={maxAddressNameLength}
          autoComplete="off"
          required={isOther}
          data-autofocus={isOther && !requestedField ? '' : undefined}
        />
      )}
      {kind === 'shipping' && !isOther && (
        <Same kind={kind} isSame={isSame} data-autofocus={requestedField ? undefined : ''} />
      )}
      <div
        className={
          kind === 'shipping' ? 'group-has-[input[name=same]:checked]/same:hidden' : undefined
        }
      >
        <AddressFields
          kind={kind}
          choices={choices}
          values={props.answer?.values ?? storedValues}
          errorOf={form.errorOf}
          autoFocused={requestedField ?? (kind === 'billing' ? addressFields[0] : undefined)}
          number={{
            value:
              (props.answer?.values ?? { [numberField]: address.BuildingNumber })[numberField] ??
              '',
            hasNone: answer ? Boolean(isAsked) : address.BuildingNumber === '',
            error: form.errorOf(numberField),
          }}
        />
      </div>
      {kind === 'billing' && (
        <>
          <Same kind={kind} isSame={isSame} />
          <TextField
            {...form.field('invoiceEmail', props.invoiceEmail)}
            label={t`E-mail address for invoices (optional)`}
            hint={t`E-mails with invoices also go there, for example to your bookkeeping.`}
            type="email"
            autoComplete="off"
          />
        </>
      )}
      <AddressWarning problems={problems} className="empty:hidden" />
      <EditButtons isBusy={form.isBusy} cancelAddress={cancelAddress} />
    </AccountForm>
  )
}
