import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import {
  type MemberRights,
  mayGrant,
  memberOrderings,
} from '../../../domain/customer/member-rights.ts'
import { languageNames, languages } from '../../../domain/language.ts'
import { orderingNames } from '../../../messages/account/people.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { usePageContext } from '../../i18n/page-context.ts'
import { EditButtons, FormPanel } from '../forms/account-form.tsx'
import type { FormAnswer } from '../forms/form-answer.ts'

const Right = ({ children, ...input }: ComponentProps<'input'>) => (
  <label className="flex min-h-11 items-center gap-3">
    <input {...input} type="checkbox" value="1" className="size-5 shrink-0 accent-leaf-dark" />
    <span>{children}</span>
  </label>
)

type RightsProps = {
  /** Those of the person who is logged in: nobody gives more. */
  own: MemberRights
  rights: MemberRights
}

const RightsFields = ({ own, rights }: RightsProps) => {
  const { t } = useLingui()
  const shown = memberOrderings.filter((ordering) =>
    mayGrant(own, { ...rights, ordering, seesAllOrders: false }),
  )
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-lg font-semibold">
        <Trans>Rights</Trans>
      </legend>
      <SelectField label={t`Ordering`} name="ordering" defaultValue={rights.ordering}>
        {shown.map((ordering) => (
          <option key={ordering} value={ordering}>
            {t(orderingNames[ordering])}
          </option>
        ))}
      </SelectField>
      {own.seesAllOrders && (
        <Right name="seesAllOrders" defaultChecked={rights.seesAllOrders}>
          <Trans>Sees all orders and invoices of the practice</Trans>
        </Right>
      )}
      <Right name="managesPractice" defaultChecked={rights.managesPractice}>
        <Trans>Manages people and addresses</Trans>
      </Right>
    </fieldset>
  )
}

const valuesIn = ({ values }: FormAnswer, rights: MemberRights): MemberRights => {
  if (!values) return rights
  const ordering = memberOrderings.find((one) => one === values.ordering) ?? rights.ordering
  return {
    ordering,
    seesAllOrders: 'seesAllOrders' in values,
    managesPractice: 'managesPractice' in values,
  }
}

type Props = {
  own: MemberRights
  answer: FormAnswer | undefined
}

/** A new person: the invitation goes to the e-mail address. */
export const InviteForm = ({ own, answer = {} }: Props) => {
  const { t } = useLingui()
  const { language } = usePageContext()
  const field = (name: string) => ({
    ...{ name, error: answer.errors?.[name], defaultValue: answer.values?.[name], required: true },
  })
  const rights = { ordering: own.ordering, seesAllOrders: false, managesPractice: false }
  return (
    <form method="post" noValidate className="grid max-w-xl gap-5">
      <input type="hidden" name="intent" value="invite" />
      {answer.notice && <FormPanel>{answer.notice}</FormPanel>}
      <TextField
        {...field('email')}
        label={t`E-mail address`}
        hint={t`The person receives a link to choose a password.`}
        type="email"
        autoComplete="off"
        data-autofocus
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('firstName')} label={t`First name`} autoComplete="off" />
        <TextField {...field('lastName')} label={t`Last name`} autoComplete="off" />
      </div>
      <SelectField
        label={t`Language`}
        name="language"
        defaultValue={answer.values?.language || language}
      >
        {languages.map((one) => (
          <option key={one} value={one} lang={one}>
            {languageNames[one]}
          </option>
        ))}
      </SelectField>
      <RightsFields own={own} rights={valuesIn(answer, rights)} />
      <EditButtons isBusy={false} label={t`Send the invitation`} />
    </form>
  )
}

/** The rights of one person. */
export const ChangeForm = ({
  own,
  answer = {},
  person,
}: Props & { person: MemberRights & { id: string; name: string } }) => {
  const { t } = useLingui()
  return (
    <form method="post" className="grid max-w-xl gap-5">
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="id" value={person.id} />
      <h2 className="text-2xl wrap-anywhere" data-autofocus tabIndex={-1}>
        {person.name}
      </h2>
      {answer.notice && <FormPanel>{answer.notice}</FormPanel>}
      <RightsFields own={own} rights={valuesIn(answer, person)} />
      <EditButtons isBusy={false} label={t`Save`} />
    </form>
  )
}

/** Asks before a person is removed. */
export const RemoveForm = ({ id, name }: { id: string; name: string }) => {
  const { pathname } = usePageContext()
  return (
    <form method="post" className="grid justify-items-start gap-6">
      <input type="hidden" name="id" value={id} />
      <h2 className="text-2xl wrap-anywhere" data-autofocus tabIndex={-1}>
        <Trans>Remove {name}?</Trans>
      </h2>
      <p className="measure">
        <Trans>
          The person is logged out at once and can no longer log in. Orders stay, and so do lists
          and formulas that were shared.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="remove">
          <Trans>Remove the person</Trans>
        </Button>
        <a href={pathname} className="text-link inline-flex min-h-11 items-center">
          <Trans>Cancel</Trans>
        </a>
      </div>
    </form>
  )
}
