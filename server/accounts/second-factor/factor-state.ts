import { isStaffRole } from '../../../domain/staff/permissions.ts'
import type { Env } from '../../env.ts'
import type { SignedIn } from '../login/session.ts'

type Holder = Pick<SignedIn, 'role' | 'secondFactor'>

/** Staff need a second factor in production; the demo works without, and customers decide themselves. */
export const isFactorRequired = ({ demo }: Pick<Env, 'demo'>, { role }: Pick<Holder, 'role'>) =>
  isStaffRole(role) && !demo

/** `required`: to be set up first. */
export const secondFactorState = (env: Pick<Env, 'demo'>, holder: Holder) => {
  if (holder.secondFactor !== 'none') return holder.secondFactor
  return isFactorRequired(env, holder) ? 'required' : 'optional'
}

/** Whether the session may do nothing yet but enter or set up its second factor, or log out. */
export const awaitsSecondFactor = (env: Pick<Env, 'demo'>, holder: Holder) => {
  const state = secondFactorState(env, holder)
  return state === 'pending' || state === 'required'
}
