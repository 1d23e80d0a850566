import { Trans, useLingui } from '@lingui/react/macro'
import { professions } from '../../../domain/customer/profession.ts'
import { professionNames } from '../../../messages/signup/professions.ts'
import { SelectField, TextArea, TextField } from '../../../ui/field.tsx'
import { type PartProps, useFieldProps } from './field-props.ts'

export const PersonFields = (props: PartProps) => {
  const { t } = useLingui()
  const fieldProps = useFieldProps(props)
  return (
    <div className="group/person grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
      <SelectField
        {...fieldProps('profession')}
        defaultValue={props.values.profession ?? 'none'}
        required
      >
        <option value="none">{t`Please choose`}</option>
        {professions.map((profession) => (
          <option key={profession} value={profession}>
            {t(professionNames[profession])}
          </option>
        ))}
      </SelectField>
      {/* Hidden by CSS, so that it works without script. */}
      <div className="group-not-has-[option[value=pharmacist]:checked]/person:hidden">
        <TextField {...fieldProps('pharmaId')} autoComplete="off" required />
      </div>
      <div className="sm:col-start-1">
        <TextField {...fieldProps('firstName')} autoComplete="given-name" required />
      </div>
      <TextField {...fieldProps('lastName')} autoComplete="family-name" required />
    </div>
  )
}

export const MessageFields = (props: PartProps) => {
  const fieldProps = useFieldProps(props)
  return (
    <div className="grid gap-y-4">
      <div className="sm:max-w-sm">
        <TextField
          {...fieldProps('customerNumber')}
          hint={<Trans>If you have ordered from us before</Trans>}
          autoComplete="off"
        />
      </div>
      <TextArea {...fieldProps('message')} rows={4} />
    </div>
  )
}
