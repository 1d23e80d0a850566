import type { AuthProvider, HttpError } from 'react-admin'
import { hasLoginHint } from '../../domain/customer/member-script.ts'
import type { Permission } from '../../domain/staff/permissions.ts'
import { api, codeOf } from '../api/client.ts'
import { isSessionEndHandled } from '../api/session-end.ts'
import {
  isPermitted,
  loadSession,
  needsSecondFactor,
  openSession,
  setSession,
  writePermission,
} from './session.ts'

const secondFactorPath = '/second-factor'

/** Login and permissions for react-admin, by the session of the server; `permissionOf` a section. */
export const createAuthProvider = (
  permissionOf: (section: string) => Permission | undefined,
): AuthProvider => ({
  login: async ({ email, password }: { email: string; password: string }) => {
    const data = await openSession({ email, password })
    setSession(data)
    // Otherwise the page that was asked for is opened.
    return data && needsSecondFactor(data) ? { redirectTo: secondFactorPath } : undefined
  },
  logout: async () => {
    setSession(undefined)
    if (hasLoginHint(document.cookie)) await api.DELETE('/admin/session').catch(() => undefined)
  },
  // A missing second factor is asked for by the layout: an error here would log out.
  checkAuth: async () => {
    await loadSession()
  },
  checkError: async (error: HttpError) => {
    if (error.status === 401 && !isSessionEndHandled()) throw error
    if (codeOf(error) === 'second_factor_missing')
      throw Object.assign(new Error(), { redirectTo: secondFactorPath, logoutUser: false })
  },
  getIdentity: async () => {
    const { id, name } = await loadSession()
    return { id, fullName: name }
  },
  getPermissions: async () => (await loadSession()).permissions,
  canAccess: async ({ resource, action }) => {
    const session = await loadSession()
    const permission = permissionOf(resource)
    if (!permission) return true
    const isReading = action === 'list' || action === 'show' || action === 'read'
    const needed = isReading ? permission : writePermission(permission)
    // A record opens for reading too: its screen hides what is not permitted.
    return isPermitted(session, needed) || (action === 'edit' && isPermitted(session, permission))
  },
})
