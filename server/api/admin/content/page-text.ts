import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { confirmTranslation } from '../../../content/editing/confirm-translation.ts'
import { copyPage } from '../../../content/editing/create-page.ts'
import { discardDraft } from '../../../content/editing/discard-draft.ts'
import type { PageRef } from '../../../content/editing/edit-row.ts'
import { publishPage } from '../../../content/editing/publish-page.ts'
import { saveDraft } from '../../../content/editing/save-draft.ts'
import { schedulePage } from '../../../content/editing/schedule/schedule-page.ts'
import { unpublishPage } from '../../../content/editing/unpublish-page.ts'
import type { Services } from '../../../services.ts'
import { swissInstant } from '../../../swiss-day.ts'
import type { ApiEnv } from '../../api-env.ts'
import { errors, fail } from '../../error.ts'
import { line } from '../../fields.ts'
import { staffOnly } from '../staff-only.ts'
import { answerEdit } from './answer-edit.ts'
import { changeBy } from './page-change.ts'
import {
  editedPage,
  language,
  localTime,
  postedContent,
  revision,
  textParams,
} from './page-schema.ts'
import { findEditedPage } from './page-view.ts'

const text = '/admin/pages/{id}/{language}'

const pageResponse = {
  description: 'The page in this language.',
  content: { 'application/json': { schema: editedPage } },
}

const seen = { revision }

/** A change of a page in one language; other languages stay as they are. */
const changeRoute = <Path extends string, Body extends z.ZodObject>(
  services: Services,
  route: { method?: 'post' | 'put'; path: Path; summary: string; description?: string; body: Body },
) =>
  createRoute({
    ...staffOnly(services, 'content.write'),
    method: route.method ?? 'post',
    path: route.path,
    summary: route.summary,
    description:
      `${route.description ?? ''} A revision that is no longer the page’s is refused with 409; \`data.changedBy\` is who changed it.`.trim(),
    request: {
      params: textParams,
      body: { required: true, content: { 'application/json': { schema: route.body } } },
    },
    responses: { 200: pageResponse, ...errors(400, 401, 403, 404, 409, 413, 415, 422) },
  })

const routesOf = (services: Services) => ({
  one: createRoute({
    ...staffOnly(services, 'content.read'),
    method: 'get',
    path: text,
    summary: 'Retrieves a page in one language, with its draft',
    request: { params: textParams },
    responses: { 200: pageResponse, ...errors(401, 403, 404, 422) },
  }),
  save: changeRoute(services, {
    method: 'put',
    path: `${text}/draft`,
    summary: 'Saves the draft',
    description: 'Invalid content is refused; `data.issues` has the path of each problem.',
    body: z.object({ ...seen, content: postedContent }).openapi('PageDraft'),
  }),
  discard: changeRoute(services, {
    path: `${text}/discard`,
    summary: 'Discards the draft and its schedule',
    body: z.object(seen),
  }),
  publish: changeRoute(services, {
    path: `${text}/publish`,
    summary: 'Publishes the draft',
    body: z.object(seen),
  }),
  schedule: changeRoute(services, {
    path: `${text}/schedule`,
    summary: 'Sets when the draft is published, and when the page is taken off the site',
    body: z
      .object({
        ...seen,
        publishAt: localTime.openapi({
          description: 'Date and time in Switzerland, or null.',
          example: '2026-11-27T08:00',
        }),
        unpublishAt: localTime.openapi({
          description: 'Date and time in Switzerland, or null.',
          example: '2026-12-24T18:00',
        }),
      })
      .openapi('PageSchedule'),
  }),
  unpublish: changeRoute(services, {
    path: `${text}/unpublish`,
    summary: 'Takes a post or topic off the site',
    body: z.object({
      ...seen,
      redirectTo: line(300)
        .regex(/^\/(?![/\\])[^\s"<>\\]*$/, 'value-invalid')
        .optional()
        .openapi({ description: 'The address of this site that visitors are sent to.' }),
    }),
  }),
  copy: changeRoute(services, {
    path: `${text}/copy`,
    summary: 'Copies the page of another language as the draft, to be translated',
    body: z.object({
      ...seen,
      from: language.openapi({ description: 'The language that is copied.' }),
    }),
  }),
  confirm: changeRoute(services, {
    path: `${text}/confirm`,
    summary: 'Notes that the translation follows the original as it is now',
    body: z.object(seen),
  }),
})

/** Edits and publishes pages, for staff. */
export const addPageTextRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const { db } = services
  const routes = routesOf(services)
  const refOf = ({ id, language }: z.infer<typeof textParams>): PageRef => ({ key: id, language })

  api.openapi(routes.one, async (c) => {
    const page = await findEditedPage(db, refOf(c.req.valid('param')))
    return page ? c.json(page, 200) : fail(c, 'not-found')
  })

  api.openapi(routes.save, async (c) => {
    const page = refOf(c.req.valid('param'))
    const change = { ...changeBy(c, services, 'save-draft'), ...c.req.valid('json') }
    return answerEdit(c, db, page, await saveDraft(db, page, change))
  })

  api.openapi(routes.discard, async (c) => {
    const page = refOf(c.req.valid('param'))
    const change = { ...changeBy(c, services, 'discard-draft'), ...c.req.valid('json') }
    return answerEdit(c, db, page, await discardDraft(db, page, change))
  })

  api.openapi(routes.publish, async (c) => {
    const page = refOf(c.req.valid('param'))
    const change = { ...changeBy(c, services, 'publish'), ...c.req.valid('json') }
    return answerEdit(c, db, page, await publishPage(db, page, change))
  })

  api.openapi(routes.schedule, async (c) => {
    const page = refOf(c.req.valid('param'))
    const { publishAt, unpublishAt, ...named } = c.req.valid('json')
    const change = {
      ...changeBy(c, services, 'schedule'),
      ...named,
      publishAt: publishAt === null ? null : swissInstant(publishAt),
      unpublishAt: unpublishAt === null ? null : swissInstant(unpublishAt),
    }
    return answerEdit(c, db, page, await schedulePage(db, page, change))
  })

  api.openapi(routes.unpublish, async (c) => {
    const page = refOf(c.req.valid('param'))
    const { redirectTo, ...named } = c.req.valid('json')
    const change = {
      ...changeBy(c, services, 'unpublish'),
      ...named,
      ...(redirectTo !== undefined && { redirectTo }),
    }
    return answerEdit(c, db, page, await unpublishPage(db, page, change))
  })

  api.openapi(routes.copy, async (c) => {
    const page = refOf(c.req.valid('param'))
    const change = { ...changeBy(c, services, 'copy'), ...c.req.valid('json') }
    return answerEdit(c, db, page, await copyPage(db, page, change))
  })

  api.openapi(routes.confirm, async (c) => {
    const page = refOf(c.req.valid('param'))
    const change = { ...changeBy(c, services, 'confirm-translation'), ...c.req.valid('json') }
    return answerEdit(c, db, page, await confirmTranslation(db, page, change))
  })
}
