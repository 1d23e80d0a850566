import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import {
  findVersion,
  listVersions,
  restoreVersion,
} from '../../../content/editing/page-versions.ts'
import type { Services } from '../../../services.ts'
import type { ApiEnv } from '../../api-env.ts'
import { errors, fail } from '../../error.ts'
import { staffOnly } from '../staff-only.ts'
import { answerEdit } from './answer-edit.ts'
import { changeBy } from './page-change.ts'
import { editedPage, revision, textParams, version, versionContent } from './page-schema.ts'
import { contentView } from './page-view.ts'

const versionParams = textParams.extend({
  version: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'value-invalid')
    .transform(Number)
    .openapi({ type: 'integer', description: 'Number of the version, from 1.' }),
})

const one = '/admin/pages/{id}/{language}/versions/{version}'

const routesOf = (services: Services) => ({
  list: createRoute({
    ...staffOnly(services, 'content.read'),
    method: 'get',
    path: '/admin/pages/{id}/{language}/versions',
    summary: 'Lists the published versions of a page, newest first',
    request: { params: textParams },
    responses: {
      200: {
        description: 'The versions.',
        content: { 'application/json': { schema: z.array(version) } },
      },
      ...errors(401, 403, 422),
    },
  }),
  one: createRoute({
    ...staffOnly(services, 'content.read'),
    method: 'get',
    path: one,
    summary: 'Retrieves the content of a version',
    request: { params: versionParams },
    responses: {
      200: {
        description: 'The version.',
        content: { 'application/json': { schema: versionContent } },
      },
      ...errors(401, 403, 404, 422),
    },
  }),
  restore: createRoute({
    ...staffOnly(services, 'content.write'),
    method: 'post',
    path: `${one}/restore`,
    summary: 'Makes a version the draft, in place of the present draft',
    description: 'The published page stays until the draft is published.',
    request: {
      params: versionParams,
      body: {
        required: true,
        content: { 'application/json': { schema: z.object({ revision }) } },
      },
    },
    responses: {
      200: {
        description: 'The page in this language.',
        content: { 'application/json': { schema: editedPage } },
      },
      ...errors(400, 401, 403, 404, 409, 413, 415, 422),
    },
  }),
})

/** Versions of pages, for staff. */
export const addPageVersionRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const { db } = services
  const routes = routesOf(services)

  api.openapi(routes.list, async (c) => {
    const { id: key, language } = c.req.valid('param')
    const versions = await listVersions(db, { key, language })
    return c.json(
      versions.map(({ publishedAt, ...rest }) => ({
        ...rest,
        publishedAt: publishedAt.toISOString(),
      })),
      200,
    )
  })

  api.openapi(routes.one, async (c) => {
    const { id: key, language, version: number } = c.req.valid('param')
    const content = await findVersion(db, { key, language }, number)
    return content
      ? c.json({ version: number, content: contentView(content) }, 200)
      : fail(c, 'not-found')
  })

  api.openapi(routes.restore, async (c) => {
    const { id: key, language, version: number } = c.req.valid('param')
    const page = { key, language }
    const change = { ...changeBy(c, services, 'restore'), ...c.req.valid('json'), version: number }
    return answerEdit(c, db, page, await restoreVersion(db, page, change))
  })
}
