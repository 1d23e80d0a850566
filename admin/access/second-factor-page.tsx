import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Loading } from 'react-admin'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { AccessFrame } from './access-frame.tsx'
import { CodeForm } from './code-form.tsx'
import { Enrolment } from './enrolment.tsx'
import { RenewCodes } from './renew-codes.tsx'
import { loadSession, useSession } from './session.ts'

/** Asks for the code of the second factor, sets it up, or renews the recovery codes. */
export const SecondFactorPage = () => {
  const { t } = useLingui()
  const session = useSession()
  const navigate = useNavigate()
  const { hash } = useLocation()
  useEffect(() => {
    loadSession().catch(() => navigate('/login', { replace: true }))
  }, [navigate])
  if (!session) return <Loading />
  if (session.secondFactor === 'verified')
    return hash === '#codes' ? (
      <AccessFrame title={t`New recovery codes`}>
        <RenewCodes />
      </AccessFrame>
    ) : (
      <Navigate to="/" replace />
    )
  return session.secondFactor === 'pending' ? (
    <AccessFrame title={t`Confirm that it is you`}>
      <CodeForm onDone={() => navigate('/', { replace: true })} />
    </AccessFrame>
  ) : (
    <AccessFrame title={t`Protect your account`}>
      <Enrolment isOptional={session.secondFactor === 'optional'} />
    </AccessFrame>
  )
}
