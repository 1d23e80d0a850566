import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SecondFactorEnrolment } from '../../../server/accounts/second-factor/change-second-factor.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { CopyTextButton } from '../copy-button.tsx'
import { AccountForm, EditButtons, useAccountForm } from '../forms/account-form.tsx'
import { CodeField } from '../forms/code-field.tsx'
import { focusFirst } from '../forms/focus.ts'
import type { SecurityAnswer } from './answer-security.ts'
import { OwnPasswordField } from './security-form.tsx'

type RecoveryCodeListProps = {
  codes: readonly string[]
  /** Whether the second factor has just been turned on. */
  isFirst: boolean
}

/** Shows the recovery codes, the only time, to be kept. */
const RecoveryCodeList = ({ codes, isFirst }: RecoveryCodeListProps) => {
  const { t } = useLingui()
  const text = codes.join('\n')
  return (
    <div className="grid max-w-md gap-4">
      <p role="status" ref={focusFirst} data-autofocus tabIndex={-1} className="outline-none">
        {isFirst && <strong className="block">{t`Two-factor authentication is on.`}</strong>}
        <Trans>
          Save these recovery codes now: they are shown only once. Each replaces the app a single
          time, for instance if you lose your phone.
        </Trans>
      </p>
      <ul
        aria-label={t`Recovery codes`}
        className="grid gap-x-6 border-y border-line py-3 font-mono sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="-ml-6 flex flex-wrap print:hidden">
        <CopyTextButton text={text} label={t`Copy the recovery codes`} />
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`${t`Recovery codes`}.txt`}
          className={buttonClass('plain', 'text-sm')}
        >
          {t`Save as a file`}
        </a>
        <Button look="plain" className="text-sm noscript:hidden" data-action="print">
          {t`Print`}
        </Button>
      </div>
      <a
        href={isFirst ? '?done=factor' : '?done=codes'}
        className={buttonClass('filled', 'justify-self-start print:hidden')}
      >
        {t`I have saved the codes`}
      </a>
    </div>
  )
}

/** The secret in groups of four, for typing. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

const Lead = ({ children }: { children: ReactNode }) => (
  <p data-autofocus tabIndex={-1} className="outline-none">
    {children}
  </p>
)

type EnrolmentStepsProps = { enrolment: SecondFactorEnrolment }

/** How an authenticator app gets its secret: by QR code, link or typing. */
const EnrolmentSteps = ({ enrolment: { secret, uri, qrSvg } }: EnrolmentStepsProps) => {
  const { t } = useLingui()
  return (
    <>
      <Lead>
        <Trans>
          Scan this code with an authenticator app on your phone, and enter the six digits that the
          app then shows.
        </Trans>
      </Lead>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qrSvg)}`}
        alt={t`QR code for the authenticator app`}
        width={208}
        height={208}
        className="size-52 border border-line bg-white"
      />
      <div>
        <a href={uri} className="text-link inline-flex min-h-11 items-center pointer-fine:hidden">
          {t`Open the authenticator app on this phone`}
        </a>
        <p className="text-sm text-muted">{t`Or enter this key in the app:`}</p>
        <p className="flex flex-wrap items-center">
          <code className="mr-6 wrap-anywhere">{grouped(secret)}</code>
          <span className="-mx-6">
            <CopyTextButton text={secret} label={t`Copy the key`} />
          </span>
        </p>
      </div>
      <input type="hidden" name="secret" value={secret} />
    </>
  )
}

export type FactorAction = 'on' | 'codes' | 'off'

type Props = {
  act: FactorAction
  answer: SecurityAnswer | undefined
  /** To turn it on. */
  enrolment?: SecondFactorEnrolment | undefined
}

const labels = {
  on: <Trans>Turn on</Trans>,
  codes: <Trans>Create new recovery codes</Trans>,
  off: <Trans>Turn off</Trans>,
}

/** Turns the second factor on or off, or renews its recovery codes. */
export default function FactorForm({ act, answer, enrolment }: Props) {
  const { t } = useLingui()
  const form = useAccountForm(answer)
  const codes = form.answer?.recoveryCodes
  if (codes) return <RecoveryCodeList codes={codes} isFirst={act === 'on'} />
  const shown = answer?.enrolment ?? enrolment
  return (
    <AccountForm form={form} intent={`factor-${act}`} className="grid max-w-md gap-5">
      {act === 'on' && shown && <EnrolmentSteps enrolment={shown} />}
      {act === 'codes' && <Lead>{t`Your current recovery codes will no longer be valid.`}</Lead>}
      {act === 'off' && <Lead>{t`From then on, only your password is needed to log in.`}</Lead>}
      <OwnPasswordField form={form} />
      <CodeField error={form.errorOf('code')} isAppOnly={act !== 'off'} />
      <EditButtons isBusy={form.isBusy} label={labels[act]} />
    </AccountForm>
  )
}
