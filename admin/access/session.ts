import { msg } from '@lingui/core/macro'
import { HttpError } from 'react-admin'
import { hasLoginHint } from '../../domain/customer/member-script.ts'
import { isForAdministrators, type OptionGroupName } from '../../domain/options/site-options.ts'
import type { Permission } from '../../domain/staff/permissions.ts'
import { api, type Schemas } from '../api/client.ts'
import { i18n } from '../i18n/i18n.ts'
import { createSharedState } from '../shared-state.ts'

/** The member of staff who is logged in. */
export type Session = Schemas['StaffSession']

const cookiesBlocked = msg`Your browser blocks the cookies of this site. Please allow them and log in again.`

/** Logs in; throws the reason of a refusal, also when the browser has not stored the session's cookie. */
export const openSession = async (body: { email: string; password: string }) => {
  const { data } = await api.POST('/admin/session', { body })
  if (!hasLoginHint(document.cookie)) throw new HttpError(i18n._(cookiesBlocked), 403)
  return data
}

const session = createSharedState<Session | undefined>(undefined)
let loading: Promise<Session> | undefined

/** Stores the session that the server answered with, or that there is none. */
export const setSession = (next: Session | undefined) => {
  loading = undefined
  session.set(next)
}

/** The session, requested once; throws 401 without a login. */
export const loadSession = async (): Promise<Session> => {
  const known = session.get()
  if (known) return known
  // A request would be refused, which browsers report in the console.
  if (!hasLoginHint(document.cookie)) throw Object.assign(new Error(), { status: 401 })
  loading ??= api
    .GET('/admin/session')
    .then(({ data }) => {
      if (!data) throw new Error('The session is empty')
      setSession(data)
      return data
    })
    .finally(() => {
      loading = undefined
    })
  return loading
}

/** The session; undefined until it is loaded. */
export const useSession = session.use

/** Whether the second factor has to be entered or set up before anything else. */
export const needsSecondFactor = ({ secondFactor }: Session) =>
  secondFactor === 'pending' || secondFactor === 'required'

/** Whether the account may do this; the server decides again. */
export const isPermitted = (current: Session | undefined, permission: Permission) =>
  current?.permissions.includes(permission) ?? false

/** The same for the person who is logged in. */
export const useIsPermitted = (permission: Permission) => isPermitted(useSession(), permission)

/** `orders.write` for `orders.read`. */
export const writePermission = (permission: Permission) =>
  permission.replace(/\.read$/, '.write') as Permission

/** Whether the account sees and changes the group of options; the server decides again. */
export const mayUseOptions = ({ role, permissions }: Session, name: OptionGroupName) =>
  role === 'administrator' || (permissions.includes('options.write') && !isForAdministrators(name))
