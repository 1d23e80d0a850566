import type { components } from '../api/generated/api.ts'

export type StaffMember = components['schemas']['StaffMember']

export const nameOf = ({ firstName, lastName, email }: StaffMember) =>
  `${firstName} ${lastName}`.trim() || email
