import type { Permission } from '../../../../domain/staff/permissions.ts'
import { createApiKey } from '../../../accounts/api-keys/change-api-keys.ts'
import type { TestApi } from '../../api.fixtures.ts'

/** Authorization header of a new key of an administrator. */
export const keyFixture = async (
  { services: { db }, newAccount, clock }: TestApi,
  scopes: readonly Permission[],
) => {
  const { id: accountId } = await newAccount({ role: 'administrator' })
  const by = { actor: { accountId, name: 'Ada Keller' }, now: clock.now }
  const created = await createApiKey(db, { name: 'ERP', scopes, expiresOn: null }, by)
  if (!created.ok) throw new Error(created.refusal)
  return { authorization: `Bearer ${created.value.key}` }
}
