import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import type {
  AdministratorForm,
  AdministratorProblems,
} from '../../server/setup/save-administrator.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { administratorMessages } from './setup-messages.ts'
import { StepForm, StepHead } from './step-form.tsx'

type Props = {
  version: number
  form: AdministratorForm
  problems: AdministratorProblems
  /** Whether the account exists and is corrected. */
  isStored: boolean
}

/** The first administrator. */
export const AdministratorStep = ({ version, form, problems, isStored }: Props) => {
  const { t } = useLingui()
  const field = (name: keyof AdministratorForm): Partial<ComponentProps<typeof TextField>> => {
    const problem = problems[name]
    return { name, defaultValue: form[name], error: problem && t(administratorMessages[problem]) }
  }
  return (
    <>
      <StepHead title={<Trans>The first administrator</Trans>}>
        <Trans>
          This account may do everything in the back office and can give rights to other people. At
          the first login it sets up a second factor, for example an app on a phone.
        </Trans>
      </StepHead>
      <StepForm
        step="administrator"
        intent="administrator"
        version={version}
        className="grid gap-5"
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...field('firstName')}
            label={<Trans>First name</Trans>}
            autoComplete="given-name"
            required
          />
          <TextField
            {...field('lastName')}
            label={<Trans>Last name</Trans>}
            autoComplete="family-name"
            required
          />
        </div>
        <TextField
          {...field('email')}
          label={<Trans>E-mail</Trans>}
          hint={<Trans>With this address you log in.</Trans>}
          className="sm:max-w-md"
          type="email"
          autoComplete="username"
          required
        />
        <div className="grid gap-5 sm:max-w-md">
          <TextField
            {...field('password')}
            label={<Trans>Password</Trans>}
            hint={
              isStored ? (
                <Trans>Leave both fields empty to keep the password.</Trans>
              ) : (
                <Trans>
                  At least 8 characters; several words that do not belong together are good.
                </Trans>
              )
            }
            type="password"
            autoComplete="new-password"
            required={!isStored}
          />
          <TextField
            {...field('repeatPassword')}
            label={<Trans>Repeat the password</Trans>}
            type="password"
            autoComplete="new-password"
            required={!isStored}
          />
        </div>
        <Button type="submit" className="justify-self-start">
          <Trans>Save and continue</Trans>
        </Button>
      </StepForm>
    </>
  )
}
