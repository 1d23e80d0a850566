import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import type { SecondFactorEnrolment } from '../../../server/accounts/second-factor/change-second-factor.ts'
import { Island } from '../../islands/island.tsx'
import { EditFrame } from '../edit-frame.tsx'
import type { SecurityAnswer } from './answer-security.ts'
import type { FactorAction } from './factor-form.tsx'

/** The new address awaits confirmation by mail; until then it can be cancelled. */
const Pending = ({ pending }: { pending: string }) => (
  <form
    method="post"
    className="mt-3 flex flex-wrap items-center gap-x-4 border-l-4 border-ochre-light bg-ochre-wash px-4 py-2"
  >
    <p className="min-w-0 wrap-anywhere">
      <Trans>
        We have sent an e-mail to {pending}. Your address will change once you confirm it.
      </Trans>
    </p>
    <button type="submit" name="intent" value="withdraw-email" className="text-link min-h-11">
      <Trans>Keep the old address</Trans>
    </button>
  </form>
)

/** Always three, as the length of a password is secret (R29). */
const HiddenPassword = () => (
  <p className="font-medium">
    <span aria-hidden="true">•••</span>
    <span className="sr-only">
      <Trans>hidden</Trans>
    </span>
  </p>
)

const FactorOff = () => (
  <>
    <p className="font-medium">
      <Trans>Off</Trans>
    </p>
    <p className="measure text-sm text-muted">
      <Trans>
        With an authenticator app, logging in requires a code from your phone in addition to your
        password. A stolen password alone is then useless.
      </Trans>
    </p>
  </>
)

const FactorOn = () => (
  <>
    <p className="font-medium">
      <Trans>On</Trans>
    </p>
    <p className="measure text-sm text-muted">
      <Trans>Each login asks for your password and a code from your authenticator app.</Trans>
    </p>
    <a href="?edit=codes" className="text-link inline-flex min-h-11 items-center">
      <Trans>New recovery codes</Trans>
    </a>
  </>
)

type FactorProps = {
  hasFactor: boolean
  /** Staff cannot turn it off. */
  isFactorRequired: boolean
  /** The secret to set up, where the form to turn it on is shown. */
  enrolment: SecondFactorEnrolment | undefined
  answer: SecurityAnswer | undefined
}

const FactorPart = ({ hasFactor, isFactorRequired, enrolment, answer }: FactorProps) => {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const isAboutCodes = [search.get('edit'), search.get('done')].includes('codes')
  // The codes are shown once, when the factor is already on.
  const turns: FactorAction = hasFactor && !answer?.recoveryCodes ? 'off' : 'on'
  const act = hasFactor && isAboutCodes ? 'codes' : turns
  const changed = hasFactor
    ? t`Two-factor authentication is on. Your other devices ask for a code as well.`
    : t`Two-factor authentication is off.`
  return (
    <EditFrame
      part={act === 'codes' ? 'codes' : 'factor'}
      title={t`Two-factor authentication`}
      edit={hasFactor ? !isFactorRequired && t`Turn off` : t`Turn on`}
      view={hasFactor ? <FactorOn /> : <FactorOff />}
      done={act === 'codes' ? t`The previous recovery codes are no longer valid.` : changed}
    >
      <Island name="change-factor" props={{ act, answer, enrolment }} />
    </EditFrame>
  )
}

type Props = FactorProps & {
  email: string
  pending: string | undefined
  billingPhone: string
  /** Only who manages the practice changes its number. */
  mayEditPhone: boolean
}

/** Address, telephone number, password and second factor, each viewed or edited. */
export const SecurityParts = (props: Props) => {
  const { email, pending, billingPhone: phone, mayEditPhone, ...factor } = props
  const { t } = useLingui()
  const { hasFactor, answer } = factor
  return (
    <div className="divide-y divide-line border-y border-line">
      <EditFrame
        part="email"
        title={t`E-mail`}
        view={
          <>
            <p className="font-medium wrap-anywhere">{email}</p>
            {pending && <Pending pending={pending} />}
          </>
        }
        done={t`Please check your inbox.`}
      >
        <Island name="security" props={{ part: 'email', answer, hasCode: hasFactor, email }} />
      </EditFrame>
      <EditFrame
        part="phone"
        title={t`Phone`}
        edit={mayEditPhone ? undefined : false}
        view={<p className="font-medium break-words">{phone || '–'}</p>}
        done={t`Your phone number has been saved.`}
      >
        <Island name="security" props={{ part: 'phone', answer, hasCode: false, phone, email }} />
      </EditFrame>
      <EditFrame
        part="password"
        title={t`Password`}
        view={<HiddenPassword />}
        done={t`Your password has been changed. You have been logged out on all other devices.`}
      >
        <Island name="security" props={{ part: 'password', answer, hasCode: hasFactor, email }} />
      </EditFrame>
      <FactorPart {...factor} />
    </div>
  )
}
