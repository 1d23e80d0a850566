import { ok, refuse } from '../../../../domain/result.ts'
import { findCustomerLabel } from '../../../accounts/customers/customer-label.ts'
import { recordChange } from '../../../audit/record-change.ts'
import { requestExport } from '../../../personal-data/request-export.ts'
import { zipHeaders } from '../../account/personal-data.ts'
import { type ApiRoute, binary } from '../../route.ts'
import { staffRoute } from '../staff-route.ts'
import { accountAccess, accountParams } from './account-access.ts'

/** The copy of their data that customers request from the laboratory. */
export const accountExportRoute: ApiRoute = staffRoute({
  method: 'get',
  path: '/admin/accounts/{id}/personal-data',
  permission: 'customers.read',
  access: accountAccess,
  summary: 'Exports what the shop stores of a person',
  description:
    'Tables as JSON and documents as PDF, without secrets and without data of others. At most 30 in an hour; the change log records each.',
  params: accountParams,
  returns: binary,
  mediaType: 'application/zip',
  returned: 'The ZIP file, with a note in the language of the person.',
  refuses: [429],
  run: async (services, { params: { id }, actor, now, c }) => {
    const label = await findCustomerLabel(services.db, id)
    if (label === undefined) return ok(undefined)
    const requested = await requestExport(services, { accountId: id, by: actor.accountId }, now)
    if (!requested.ok) return refuse(requested.refusal)
    const { fileName, body } = requested.value
    await recordChange(services.db, {
      ...{ actor, action: 'export', resource: 'customers', recordId: id, label, now },
      after: { file: fileName },
    })
    return ok(c.body(body, 200, zipHeaders(fileName)))
  },
})
