import { z } from '@hono/zod-openapi'
import { languages } from '../../../../domain/language.ts'
import { staffRoles } from '../../../../domain/staff/permissions.ts'
import type { ListedStaffMember } from '../../../accounts/staff/list-staff.ts'
import { email, line } from '../../fields.ts'
import { readVersion } from '../read-version.ts'

export const staffSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: z.enum(staffRoles),
    state: z
      .enum(['pending', 'active', 'suspended', 'rejected'])
      .openapi({ description: 'Only `active` accounts can log in.' }),
    language: z.string(),
    hasSecondFactor: z.boolean().describe('Whether an authenticator app is activated.'),
    lastSeenAt: z.iso
      .datetime()
      .nullable()
      .describe('Last use, precise to the hour; null without a session.'),
    isSelf: z.boolean().describe('Whether this is the account of the request.'),
    version: z.int().describe('Version of the record, for changes.'),
  })
  .openapi('StaffMember')

export const staffView = (
  { lastSeenAt, ...member }: ListedStaffMember,
  ownId: string,
): z.infer<typeof staffSchema> => ({
  ...member,
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
  isSelf: member.id === ownId,
})

const name = line(100).trim().min(1, 'blank')
const role = z.enum(staffRoles, 'value-invalid')
const language = z.enum(languages, 'value-invalid').describe('Language of mails.')

export const invitationBody = z.object({ email, firstName: name, lastName: name, role, language })

export const staffChangeBody = z.object({
  version: readVersion,
  firstName: name.optional(),
  lastName: name.optional(),
  role: role.optional(),
  language: language.optional(),
})
