/** The roles that work in the back office. */
export const staffRoles = ['administrator', 'sales', 'editor'] as const
export type StaffRole = (typeof staffRoles)[number]

export const roles = ['customer', ...staffRoles] as const
export type Role = (typeof roles)[number]

/** `member`: of the practice of a customer (R48). */
export type AccountRole = Role | 'member'

const actions = ['read', 'write'] as const
type Action = (typeof actions)[number]

/** Roles beside `administrator`, which may do everything. */
type Allowed = Readonly<Record<Action, readonly Exclude<StaffRole, 'administrator'>[]>>

const nobody: Allowed = { read: [], write: [] }
const sales: Allowed = { read: ['sales'], write: ['sales'] }
const editor: Allowed = { read: ['editor'], write: ['editor'] }
const both: Allowed = { read: ['sales', 'editor'], write: ['sales', 'editor'] }

/** Who may read and change what; the rows are the areas of the back office. */
export const permissions = {
  dashboard: both,
  customers: sales,
  orders: sales,
  payments: sales,
  inbox: { read: ['sales', 'editor'], write: ['sales'] },
  newsletter: both,
  mails: sales,
  catalogue: { read: ['sales', 'editor'], write: [] },
  prices: { read: ['sales'], write: [] },
  content: editor,
  media: { read: ['sales', 'editor'], write: ['editor'] },
  /** Menus, redirects, downloads and the texts of the site. */
  options: editor,
  locations: editor,
  staff: nobody,
  audit: nobody,
  backups: nobody,
  'api-keys': nobody,
  webhooks: nobody,
  'shop-imports': nobody,
} as const satisfies Record<string, Allowed>

export type Resource = keyof typeof permissions

/** Such as `orders.write`. */
export type Permission = `${Resource}.${Action}`

export const resources = Object.keys(permissions) as Resource[]

/** Every permission, in the order of the table. */
export const allPermissions: readonly Permission[] = resources.flatMap((resource) =>
  actions.map((action): Permission => `${resource}.${action}`),
)

export const isStaffRole = (role: AccountRole): role is StaffRole =>
  staffRoles.some((one) => one === role)

export const hasPermission = (role: AccountRole, permission: Permission): boolean => {
  if (role === 'administrator') return true
  const [resource, action] = permission.split('.') as [Resource, Action]
  const allowed: readonly AccountRole[] = permissions[resource][action]
  return allowed.includes(role)
}

export const permissionsOf = (role: Role): Permission[] =>
  allPermissions.filter((permission) => hasPermission(role, permission))

/** Areas that need a person: no API key has a permission for them (A27). */
const personalResources: readonly Resource[] = ['staff', 'api-keys', 'webhooks', 'shop-imports']

/** The resource of a permission: `orders` of `orders.write`. */
export const resourceOf = (permission: Permission) => permission.split('.')[0] as Resource

/** Nothing can be changed there. */
const unused: readonly Permission[] = ['dashboard.write', 'audit.write']

/** What an API key can be permitted, in the order of the table. */
export const keyScopes: readonly Permission[] = allPermissions.filter(
  (permission) =>
    !personalResources.includes(resourceOf(permission)) && !unused.includes(permission),
)
