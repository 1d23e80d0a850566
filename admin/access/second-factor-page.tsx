import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Loading } from 'react-admin'
import { Navigate, useNavigate } from 'react-router'
import { AccessFrame } from './access-frame.tsx'
import { CodeForm } from './code-form.tsx'
import { Enrolment } from './enrolment.tsx'
import { loadSession, useSession } from './session.ts'

/** Asks for the code of the second factor, or sets it up. */
export const SecondFactorPage = () => {
  const { t } = useLingui()
  const session = useSession()
  const navigate = useNavigate()
  useEffect(() => {
    loadSession().catch(() => navigate('/login', { replace: true }))
  }, [navigate])
  if (!session) return <Loading />
  if (session.secondFactor === 'verified') return <Navigate to="/" replace />
  return session.secondFactor === 'pending' ? (
    <AccessFrame title={t`Confirm that it is you`}>
      <CodeForm />
    </AccessFrame>
  ) : (
    <AccessFrame title={t`Protect your account`}>
      <Enrolment isOptional={session.secondFactor === 'optional'} />
    </AccessFrame>
  )
}
