import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import {
  type Address,
  type AddressKind,
  addressField,
  addressFields,
} from '../../domain/customer/address.ts'
import type { AddressChoices } from '../../server/accounts/address-choices.ts'
import { AddressFields } from './address-fields.tsx'
import { addressTexts } from './address-texts.ts'
import type { AddressAnswer } from './change-addresses.ts'
import { EditButtons } from './edit-frame.tsx'

type Props = {
  kind: AddressKind
  address: Address
  /** Parcels go to the billing address. */
  isSame: boolean
  choices: AddressChoices
  answer: AddressAnswer | undefined
}

const Same = ({ kind, isSame }: Pick<Props, 'kind' | 'isSame'>) => (
  <label className="flex min-h-11 items-center gap-3">
    <input
      type="checkbox"
      name="same"
      value="1"
      defaultChecked={isSame}
      className="size-5 accent-leaf-dark"
    />
    {kind === 'shipping' ? (
      <Trans>Same as the billing address</Trans>
    ) : (
      <Trans>Also deliver to this address</Trans>
    )}
  </label>
)

/** One of the two addresses, to be edited. */
export const AddressForm = ({ kind, address, isSame, choices, answer }: Props) => {
  const { t } = useLingui()
  const isBusy = useNavigation().state !== 'idle'
  const form = useRef<HTMLFormElement>(null)
  // Where a person begins, or what is to be corrected.
  useEffect(() => {
    const { current } = form
    const wrong = answer && current?.querySelector<HTMLElement>('[aria-invalid]')
    const first = current?.querySelector<HTMLElement>('input:not([type=hidden])')
    ;(wrong ?? first)?.focus()
  }, [answer])
  const known = Object.fromEntries(
    addressFields.map((part) => [addressField(kind, part), address[part]]),
  )
  const textOf = (field: string) => {
    const problem = answer?.problems[field]
    return problem && t(addressTexts[problem])
  }
  const numberField = `${kind}BuildingNumber`
  const enteredNone = answer?.values[`${kind}NoNumber`] === '1'
  const entered = answer && (enteredNone ? '' : answer.values[numberField] || null)
  return (
    <Form ref={form} method="post" noValidate preventScrollReset className="group/same grid gap-5">
      {kind === 'shipping' && <Same kind={kind} isSame={isSame} />}
      <div
        className={
          kind === 'shipping' ? 'group-has-[input[name=same]:checked]/same:hidden' : undefined
        }
      >
        <AddressFields
          kind={kind}
          choices={choices}
          values={answer?.values ?? known}
          errorOf={textOf}
          number={{
            value: entered === undefined ? address.BuildingNumber : entered,
            error: textOf(numberField),
          }}
        />
      </div>
      {kind === 'billing' && <Same kind={kind} isSame={isSame} />}
      <EditButtons intent={kind} isBusy={isBusy} />
    </Form>
  )
}
