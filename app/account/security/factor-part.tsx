import { Trans } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import type { SecondFactorEnrolment } from '../../../server/accounts/second-factor/change-second-factor.ts'
import { Island } from '../../islands/island.tsx'
import { EditFrame } from '../edit-frame.tsx'
import type { FactorAction } from './factor-form.tsx'
import type { SecurityAnswer } from './security-answer.ts'

type Props = {
  hasFactor: boolean
  /** Staff cannot turn it off. */
  isRequired: boolean
  /** The secret to set up, where the form to turn it on is shown. */
  enrolment: SecondFactorEnrolment | undefined
  answer: SecurityAnswer | undefined
}

const Off = () => (
  <>
    <p className="font-medium">
      <Trans>Off</Trans>
    </p>
    <p className="measure text-sm text-muted">
      <Trans>
        With an authenticator app, a login needs a code of your phone besides your password. A
        stolen password alone is then of no use.
      </Trans>
    </p>
  </>
)

const On = () => (
  <>
    <p className="font-medium">
      <Trans>On</Trans>
    </p>
    <p className="measure text-sm text-muted">
      <Trans>Each login asks for your password and a code of your authenticator app.</Trans>
    </p>
    <a href="?edit=codes" className="text-link inline-flex min-h-11 items-center">
      <Trans>New recovery codes</Trans>
    </a>
  </>
)

/** The second factor of the login. */
export const FactorPart = ({ hasFactor, isRequired, enrolment, answer }: Props) => {
  const [search] = useSearchParams()
  const isAboutCodes = [search.get('edit'), search.get('done')].includes('codes')
  // The codes are shown once, when the factor is already on.
  const isTurnedOn = answer !== undefined && 'recoveryCodes' in answer
  const turns: FactorAction = hasFactor && !isTurnedOn ? 'off' : 'on'
  const act = hasFactor && isAboutCodes ? 'codes' : turns
  const link = hasFactor ? <Trans>Turn off</Trans> : <Trans>Turn on</Trans>
  const changed = hasFactor ? (
    <Trans>Two-factor login is on. Your other devices ask for a code as well.</Trans>
  ) : (
    <Trans>Two-factor login is off.</Trans>
  )
  return (
    <EditFrame
      part={act === 'codes' ? 'codes' : 'factor'}
      title={<Trans>Two-factor login</Trans>}
      edit={hasFactor && isRequired ? null : link}
      view={hasFactor ? <On /> : <Off />}
      done={act === 'codes' ? <Trans>The former recovery codes are invalid.</Trans> : changed}
    >
      <Island name="change-factor" props={{ act, answer, enrolment }} />
    </EditFrame>
  )
}
