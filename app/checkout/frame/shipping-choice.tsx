import { Trans, useLingui } from '@lingui/react/macro'
import { maxAddressNameLength } from '../../../domain/customer/address.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { AddressFields } from '../../account/addresses/address-fields.tsx'
import { PageLink } from '../../i18n/page-link.tsx'
import type { AddressChoiceView } from './frame-view.ts'
import { AddressLink } from './notices/notices.tsx'

/** More addresses are a list to open. */
const mostRadios = 4

const fieldName = 'shippingAddress'

type Props = { choice: AddressChoiceView; lines: readonly string[] }

const Radios = ({ choice: { addresses, chosen, mayAdd }, lines }: Props) => {
  const { t } = useLingui()
  const known = addresses.length > 0 ? addresses : [{ id: '', name: '', lines, problem: '' }]
  const another = mayAdd ? [{ id: 'new', name: t`Another address`, lines: [], problem: '' }] : []
  return [...known, ...another].map((address) => (
    <label
      key={address.id}
      className="flex min-w-0 cursor-pointer gap-3 rounded-lg border border-edge bg-sheet p-4 has-checked:border-leaf-dark has-checked:bg-wash"
    >
      <input
        type="radio"
        name={fieldName}
        value={address.id}
        defaultChecked={address.id === chosen}
        className="mt-1 size-5 shrink-0 accent-leaf-dark"
      />
      <span className="min-w-0 wrap-anywhere">
        {address.name && <span className="block font-semibold">{address.name}</span>}
        {address.lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        {address.problem && <span className="block font-medium text-alarm">{address.problem}</span>}
      </span>
    </label>
  ))
}

const Select = ({ choice: { addresses, chosen, mayAdd } }: Pick<Props, 'choice'>) => {
  const { t } = useLingui()
  return (
    <SelectField label={t`Deliver to`} name={fieldName} defaultValue={chosen}>
      {addresses.map(({ id, name, lines, problem }) => (
        <option key={id} value={id}>
          {[name, ...lines, problem].filter(Boolean).join(', ')}
        </option>
      ))}
      {mayAdd && <option value="new">{t`Another address`}</option>}
    </SelectField>
  )
}

/** Chooses one of the shipping addresses, or enters another one, which is stored. */
export const ShippingChoice = ({ choice, lines }: Props) => {
  const { t } = useLingui()
  const { addresses, choices, values, errors, notice } = choice
  return (
    <fieldset className="group/choice grid gap-3">
      <legend className="mb-2 font-semibold">{t`Shipping address`}</legend>
      {notice && (
        <p role="alert" className="font-medium text-alarm">
          {notice}
        </p>
      )}
      {addresses.length > mostRadios ? (
        <Select choice={choice} />
      ) : (
        <div className="grid gap-3 sm:grid-cols-2">
          <Radios choice={choice} lines={lines} />
        </div>
      )}
      <div className="hidden gap-4 border-l-2 border-line pl-4 group-has-[[value=new]:checked]/choice:grid">
        <p className="text-sm text-muted">
          {t`The address is stored in your account. Shipping costs depend on the country; you see them before you order.`}
        </p>
        <TextField
          label={t`Name of the address`}
          hint={t`For example: Practice Lausanne. It is not printed on the parcel.`}
          name="name"
          maxLength={maxAddressNameLength}
          defaultValue={values.name ?? ''}
          autoComplete="off"
          error={errors.name}
        />
        <AddressFields
          kind="shipping"
          choices={choices}
          values={values}
          errorOf={(field) => errors[field]}
          number={{ value: values.shippingBuildingNumber ?? '', hasNone: false }}
        />
      </div>
      {choice.mayAdd && (
        <p>
          {addresses.length > 1 ? (
            <PageLink
              page="account.addresses"
              target="_top"
              className="text-link inline-flex min-h-11 items-center"
            >
              <Trans>Edit the shipping addresses</Trans>
            </PageLink>
          ) : (
            <AddressLink problem={{ kind: 'shipping' }}>{t`Edit the shipping address`}</AddressLink>
          )}
        </p>
      )}
    </fieldset>
  )
}
