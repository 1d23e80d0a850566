import { z } from '@hono/zod-openapi'
import { ok } from '../../../../domain/result.ts'
import {
  findVersion,
  listVersions,
  restoreVersion,
} from '../../../content/editing/page-versions.ts'
import type { ApiRoute } from '../../route.ts'
import { staffRoute } from '../staff-route.ts'
import { contentView } from './edited-page.ts'
import { changeBy, editedPageOf } from './page-change.ts'
import { editedPage, refOf, revision, textParams, version, versionContent } from './page-schema.ts'

const versionParams = {
  ...textParams,
  version: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'value-invalid')
    .transform(Number)
    .openapi({ type: 'integer', description: 'Number of the version, from 1.' }),
}

const one = '/admin/pages/{id}/{language}/versions/{version}'

/** Versions of pages, for staff. */
export const pageVersionRoutes: readonly ApiRoute[] = [
  staffRoute({
    method: 'get',
    path: '/admin/pages/{id}/{language}/versions',
    permission: 'content.read',
    summary: 'Lists the published versions of a page, newest first',
    params: textParams,
    returns: z.array(version),
    returned: 'The versions.',
    run: async ({ db }, { params }) => ok(await listVersions(db, refOf(params))),
  }),
  staffRoute({
    method: 'get',
    path: one,
    permission: 'content.read',
    summary: 'Retrieves the content of a version',
    params: versionParams,
    returns: versionContent,
    returned: 'The version.',
    run: async ({ db }, { params }) => {
      const content = await findVersion(db, refOf(params), params.version)
      return ok(content && { version: params.version, content: contentView(content) })
    },
  }),
  staffRoute({
    method: 'post',
    path: `${one}/restore`,
    permission: 'content.write',
    summary: 'Makes a version the draft, in place of the present draft',
    description: 'The published page stays until the draft is published.',
    params: versionParams,
    body: z.object({ revision }),
    returns: editedPage,
    returned: 'The page in this language.',
    refuses: [409],
    run: async ({ db }, request) => {
      const { params, body } = request
      const page = refOf(params)
      const change = { ...changeBy(request, 'restore'), ...body, version: params.version }
      return editedPageOf(db, page, await restoreVersion(db, page, change))
    },
  }),
]
