import { codeAt } from '../../../accounts/staff/second-factor.fixtures.ts'
import type { TestApi } from '../../api.fixtures.ts'

/** A new member of the staff who has activated an authenticator app, with a verified session. */
export const enrolStaff = async (api: TestApi, source: Record<string, string> = {}) => {
  const { id } = await api.newAccount({ role: 'sales' })
  const headers = { ...(await api.bearer(id)), ...source }
  const path = '/admin/session/second-factor'
  const { secret } = await (await api.post(`${path}/enrolment`, undefined, headers)).json()
  const code = codeAt(secret, api.clock.now)
  const confirmed = await api.post(`${path}/confirmation`, { code }, headers)
  const { recoveryCodes } = await confirmed.json()
  return { accountId: id, headers, secret, recoveryCodes }
}
