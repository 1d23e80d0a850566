import type { Schemas } from '../api/client.ts'

export type StaffMember = Schemas['StaffMember']

export const memberName = ({ firstName, lastName, email }: StaffMember) =>
  `${firstName} ${lastName}`.trim() || email
