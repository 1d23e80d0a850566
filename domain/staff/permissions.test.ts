import { expect, test } from 'vitest'
import {
  allPermissions,
  hasPermission,
  isStaffRole,
  keyScopes,
  type Permission,
  permissions,
  permissionsOf,
  type Role,
  resources,
  roles,
  staffRoles,
} from './permissions.ts'

test('permits administrators everything and customers nothing', () => {
  expect(permissionsOf('administrator')).toEqual(allPermissions)
  expect(permissionsOf('customer')).toEqual([])
  expect(allPermissions).toHaveLength(resources.length * 2)
})

test.each<[Role, Permission, boolean]>([
  ['sales', 'orders.write', true],
  ['sales', 'payments.write', true],
  ['sales', 'prices.read', true],
  ['sales', 'prices.write', false],
  ['sales', 'content.read', false],
  ['sales', 'audit.read', false],
  ['sales', 'staff.read', false],
  ['editor', 'content.write', true],
  ['editor', 'media.write', true],
  ['editor', 'options.write', true],
  ['editor', 'inbox.read', true],
  ['editor', 'inbox.write', false],
  ['editor', 'orders.read', false],
  ['editor', 'customers.read', false],
  ['editor', 'catalogue.read', true],
  ['editor', 'catalogue.write', false],
])('answers for %s and %s: %s', (role, permission, isPermitted) => {
  expect(hasPermission(role, permission)).toBe(isPermitted)
})

test('permits reading wherever it permits writing', () => {
  for (const resource of resources) {
    const readers: readonly Role[] = permissions[resource].read
    for (const writer of permissions[resource].write) expect(readers).toContain(writer)
  }
})

test('counts every role but customer as staff', () => {
  expect(roles.filter(isStaffRole)).toEqual([...staffRoles])
})

test('offers API keys every permission in use but those over people with access, keys, webhooks and imports of a shop', () => {
  expect(allPermissions.filter((permission) => !keyScopes.includes(permission))).toEqual([
    'dashboard.write',
    'staff.read',
    'staff.write',
    'audit.write',
    'api-keys.read',
    'api-keys.write',
    'webhooks.read',
    'webhooks.write',
    'shop-imports.read',
    'shop-imports.write',
  ])
})
