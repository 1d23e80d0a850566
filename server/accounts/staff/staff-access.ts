import { hasPermission, isStaffRole, type Permission } from '../../../domain/staff/permissions.ts'
import type { Env } from '../../env.ts'
import type { SignedIn } from '../login/session.ts'

export type StaffRefusal =
  /** Customers have no access to the back office. */
  | 'staff-only'
  /** The role does not have the permission. */
  | 'not-permitted'
  /** Enrolled but not verified in this session, or required but not enrolled. */
  | 'second-factor-missing'

type Member = Pick<SignedIn, 'role' | 'secondFactor'>

/** `required`: to be enrolled first; the demo works without (`optional`). */
export const secondFactorState = (env: Pick<Env, 'demo'>, { secondFactor }: Member) =>
  secondFactor === 'none' ? (env.demo ? 'optional' : 'required') : secondFactor

/** Why an account may not act as staff; undefined if it may. */
export const staffRefusal = (
  env: Pick<Env, 'demo'>,
  account: Member,
  permission?: Permission,
): StaffRefusal | undefined => {
  if (!isStaffRole(account.role)) return 'staff-only'
  if (permission && !hasPermission(account.role, permission)) return 'not-permitted'
  const state = secondFactorState(env, account)
  return state === 'pending' || state === 'required' ? 'second-factor-missing' : undefined
}

/** Whether an account may act as staff with this permission in its session. */
export const mayAct = (env: Pick<Env, 'demo'>, account: Member, permission: Permission) =>
  staffRefusal(env, account, permission) === undefined
