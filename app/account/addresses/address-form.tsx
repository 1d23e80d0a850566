import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation, useSearchParams } from 'react-router'
import {
  type Address,
  type AddressKind,
  addressField,
  addressFields,
} from '../../../domain/customer/address.ts'
import { addressProblems } from '../../../domain/order/address-problem.ts'
import { addressFieldProblemMessages } from '../../../messages/account/address-field-problems.ts'
import type { AddressChoices } from '../../../server/accounts/profile/address-choices.ts'
import { EditButtons } from '../edit-frame.tsx'
import { AddressFields } from './address-fields.tsx'
import { AddressWarning } from './address-warning.tsx'
import type { AddressAnswer } from './answer-addresses.ts'

type Props = {
  kind: AddressKind
  address: Address
  /** Whether parcels go to the billing address. */
  isSame: boolean
  choices: AddressChoices
  /** Codes of the countries that orders are sent to (R32). */
  countries: readonly string[]
  answer: AddressAnswer | undefined
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

/** The form for one of the two addresses. */
export const AddressForm = ({ kind, address, isSame, choices, countries, answer }: Props) => {
  const { t } = useLingui()
  const isBusy = useNavigation().state !== 'idle'
  const form = useRef<HTMLFormElement>(null)
  const [search] = useSearchParams()
  const requestedField = search.get('field')
  // Focuses the first invalid field, else the field that the checkout needs, else the first one.
  useEffect(() => {
    const { current } = form
    const wrong = answer && current?.querySelector<HTMLElement>('[aria-invalid]')
    const wanted = requestedField && current?.elements.namedItem(`${kind}${requestedField}`)
    const first = current?.querySelector<HTMLElement>('input:not([type=hidden])')
    ;(wrong ?? (wanted instanceof HTMLElement ? wanted : first))?.focus()
  }, [answer, requestedField, kind])
  const storedValues = Object.fromEntries(
    addressFields.map((part) => [addressField(kind, part), address[part]]),
  )
  const [problems, setProblems] = useState(() => problemsOf(kind, storedValues, isSame, countries))
  const updateProblems = () => {
    const { current } = form
    if (!current) return
    const entered = enteredIn(current)
    setProblems(problemsOf(kind, entered, entered.same === '1', countries))
  }
  const textOf = (field: string) => {
    const problem = answer?.problems[field]
    return problem && t(addressFieldProblemMessages[problem])
  }
  const numberField = `${kind}BuildingNumber`
  const enteredNone = answer?.values[`${kind}NoNumber`] === '1'
  const entered = answer && (enteredNone ? '' : answer.values[numberField] || null)
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      onInput={updateProblems}
      className="group/same grid gap-5"
    >
      {kind === 'shipping' && <Same kind={kind} isSame={isSame} />}
      <div
        className={
          kind === 'shipping' ? 'group-has-[input[name=same]:checked]/same:hidden' : undefined
        }
      >
        <AddressFields
          kind={kind}
          choices={choices}
          values={answer?.values ?? storedValues}
          errorOf={textOf}
          number={{
            value: entered === undefined ? address.BuildingNumber : entered,
            error: textOf(numberField),
          }}
        />
      </div>
      {kind === 'billing' && <Same kind={kind} isSame={isSame} />}
      <AddressWarning problems={problems} className="empty:hidden" />
      <EditButtons intent={kind} isBusy={isBusy} />
    </Form>
  )
}
