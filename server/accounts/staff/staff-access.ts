import {
  hasPermission,
  isStaffRole,
  keyScopes,
  type Permission,
} from '../../../domain/staff/permissions.ts'
import type { SignedIn } from '../login/session.ts'

export type StaffRefusal =
  /** Customers have no access to the back office. */
  | 'staff-only'
  /** The role or the API key does not have the permission. */
  | 'not-permitted'
  /** No API key can do it. */
  | 'person-only'

type Member = Pick<SignedIn, 'role' | 'key'>

/**
 * Why an account may not act as staff; undefined if it may. Sessions that await their second factor
 * have no account at all (`sessionOwnerBy`).
 */
export const staffRefusal = (
  { role, key }: Member,
  permission?: Permission,
): StaffRefusal | undefined => {
  if (!isStaffRole(role)) return 'staff-only'
  if (key && !(permission && keyScopes.includes(permission))) return 'person-only'
  if (!permission) return undefined
  const isInScope = key === undefined || key.scopes.includes(permission)
  return isInScope && hasPermission(role, permission) ? undefined : 'not-permitted'
}

/** Whether an account may act as staff with this permission. */
export const mayAct = (account: Member, permission: Permission) =>
  staffRefusal(account, permission) === undefined
