/** Where the paths of the back office start. */
export const adminPrefix = '/admin'

/** Whether a path is of the back office: its page or one of its files. */
export const isAdminTarget = (path: string): boolean =>
  path === adminPrefix || path.startsWith(`${adminPrefix}/`)
