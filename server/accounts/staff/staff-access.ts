import { hasPermission, isStaffRole, type Permission } from '../../../domain/staff/permissions.ts'
import type { SignedIn } from '../login/session.ts'

export type StaffRefusal =
  /** Customers have no access to the back office. */
  | 'staff-only'
  /** The role does not have the permission. */
  | 'not-permitted'

type Member = Pick<SignedIn, 'role'>

/**
 * Why an account may not act as staff; undefined if it may. Sessions that await their second factor
 * have no account at all (`sessionOwnerBy`).
 */
export const staffRefusal = (
  { role }: Member,
  permission?: Permission,
): StaffRefusal | undefined => {
  if (!isStaffRole(role)) return 'staff-only'
  return permission && !hasPermission(role, permission) ? 'not-permitted' : undefined
}

/** Whether an account may act as staff with this permission. */
export const mayAct = (account: Member, permission: Permission) =>
  staffRefusal(account, permission) === undefined
