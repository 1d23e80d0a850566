import { hashPassword } from '../../../accounts/passwords/password.ts'
import { codeAt } from '../../../accounts/second-factor/second-factor.fixtures.ts'
import type { TestApi } from '../../api.fixtures.ts'

export const staffPassword = 'Schafgarbe im Mai'

/** A new member of the staff who has activated an authenticator app, with a verified session. */
export const enrolStaff = async (api: TestApi, source: Record<string, string> = {}) => {
  const password_hash = await hashPassword(staffPassword)
  const { id } = await api.newAccount({ role: 'sales', password_hash })
  const headers = { ...(await api.bearer(id)), ...source }
  const path = '/admin/session/second-factor'
  const { secret } = await (await api.post(`${path}/enrolment`, undefined, headers)).json()
  const code = codeAt(secret, api.clock.now)
  const proof = { secret, code, password: staffPassword }
  const confirmed = await api.post(`${path}/confirmation`, proof, headers)
  const { recoveryCodes } = await confirmed.json()
  return { accountId: id, headers, secret, recoveryCodes }
}

/** Requests that cause the security events of the second factor, with the expected fields. */
export const secondFactorCauses = (api: () => TestApi, source: Record<string, string>) => {
  const path = '/admin/session/second-factor'
  return {
    'second-factor-enrolled': async () => {
      const { accountId } = await enrolStaff(api(), source)
      return { accountId }
    },
    'second-factor-verified': async () => {
      const { accountId, headers, recoveryCodes } = await enrolStaff(api(), source)
      await api().post(path, { code: recoveryCodes[0] }, headers)
      return { accountId, method: 'recovery-code' }
    },
    'second-factor-failed': async () => {
      const { accountId, headers } = await enrolStaff(api(), source)
      await api().post(path, { code: '000000' }, headers)
      return { accountId }
    },
    'second-factor-removed': async () => {
      const { accountId, headers, recoveryCodes } = await enrolStaff(api(), source)
      const proof = { password: staffPassword, code: recoveryCodes[0] }
      await api().post(`${path}/removal`, proof, headers)
      return { accountId, byAccountId: accountId }
    },
  }
}
