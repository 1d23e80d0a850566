import { z } from '@hono/zod-openapi'
import { ok } from '../../../../domain/result.ts'
import type { AuditAction } from '../../../../domain/staff/audit-action.ts'
import { copyPage } from '../../../content/editing/create-page.ts'
import { discardDraft } from '../../../content/editing/discard-draft.ts'
import type { Change, Edited, PageRef } from '../../../content/editing/edit-row.ts'
import { publishPage } from '../../../content/editing/publish-page.ts'
import { saveDraft } from '../../../content/editing/save-draft.ts'
import { schedulePage } from '../../../content/editing/schedule/schedule-page.ts'
import { confirmTranslation } from '../../../content/editing/source-version.ts'
import { unpublishPage } from '../../../content/editing/unpublish-page.ts'
import type { Database } from '../../../db/client.ts'
import { swissInstant } from '../../../swiss-day.ts'
import { line } from '../../fields.ts'
import type { ApiRoute } from '../../route.ts'
import { staffRoute } from '../staff-route.ts'
import { findEditedPage } from './edited-page.ts'
import { changeBy, editedPageOf } from './page-change.ts'
import {
  editedPage,
  language,
  localTime,
  postedContent,
  refOf,
  revision,
  textParams,
} from './page-schema.ts'

const text = '/admin/pages/{id}/{language}'

const returned = 'The page in this language.'

const seen = { revision }

type ChangeBy = Change & { by: string }

/** A change of a page in one language; other languages stay as they are. */
const editRoute = <Body extends z.ZodObject>({
  description = '',
  method = 'post',
  action,
  edit,
  ...declared
}: {
  method?: 'post' | 'put'
  path: string
  summary: string
  description?: string
  body: Body
  /** For the change log. */
  action: AuditAction
  edit: (db: Database, page: PageRef, change: ChangeBy & z.output<Body>) => Promise<Edited>
}): ApiRoute =>
  staffRoute({
    ...declared,
    method,
    description:
      `${description} A revision that is no longer the page’s is refused with 409; \`data.changedBy\` is who changed it.`.trim(),
    permission: 'content.write',
    params: textParams,
    returns: editedPage,
    returned,
    refuses: [409],
    run: async ({ db }, request) => {
      const page = refOf(request.params)
      const edited = await edit(db, page, { ...changeBy(request, action), ...request.body })
      return editedPageOf(db, page, edited)
    },
  })

/** Edits and publishes pages, for staff. */
export const pageTextRoutes: readonly ApiRoute[] = [
  staffRoute({
    method: 'get',
    path: text,
    permission: 'content.read',
    summary: 'Retrieves a page in one language, with its draft',
    params: textParams,
    returns: editedPage,
    returned,
    run: async ({ db }, { params }) => ok(await findEditedPage(db, refOf(params))),
  }),
  editRoute({
    method: 'put',
    path: `${text}/draft`,
    summary: 'Saves the draft',
    description: 'Invalid content is refused; `data.issues` has the path of each problem.',
    body: z.object({ ...seen, content: postedContent }).openapi('PageDraft'),
    action: 'save-draft',
    edit: saveDraft,
  }),
  editRoute({
    path: `${text}/discard`,
    summary: 'Discards the draft and its schedule',
    body: z.object(seen),
    action: 'discard-draft',
    edit: discardDraft,
  }),
  editRoute({
    path: `${text}/publish`,
    summary: 'Publishes the draft',
    body: z.object(seen),
    action: 'publish',
    edit: publishPage,
  }),
  editRoute({
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
    action: 'schedule',
    edit: (db, page, { publishAt, unpublishAt, ...change }) =>
      schedulePage(db, page, {
        ...change,
        publishAt: publishAt === null ? null : swissInstant(publishAt),
        unpublishAt: unpublishAt === null ? null : swissInstant(unpublishAt),
      }),
  }),
  editRoute({
    path: `${text}/unpublish`,
    summary: 'Takes a post or topic off the site',
    body: z.object({
      ...seen,
      redirectTo: line(300)
        .regex(/^\/(?![/\\])[^\s"<>\\]*$/, 'value-invalid')
        .optional()
        .describe('The address of this site that visitors are sent to.'),
    }),
    action: 'unpublish',
    edit: (db, page, { redirectTo, ...change }) =>
      unpublishPage(db, page, { ...change, ...(redirectTo !== undefined && { redirectTo }) }),
  }),
  editRoute({
    path: `${text}/copy`,
    summary: 'Copies the page of another language as the draft, to be translated',
    body: z.object({
      ...seen,
      from: language.describe('The language that is copied.'),
    }),
    action: 'copy',
    edit: copyPage,
  }),
  editRoute({
    path: `${text}/confirm`,
    summary: 'Notes that the translation follows the original as it is now',
    body: z.object(seen),
    action: 'confirm-translation',
    edit: confirmTranslation,
  }),
]
