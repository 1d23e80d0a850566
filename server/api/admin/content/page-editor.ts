import { z } from '@hono/zod-openapi'
import { ok } from '../../../../domain/result.ts'
import { noteEditor } from '../../../content/editing/page-editors.ts'
import { makePreviewAddress } from '../../../content/editing/preview-token.ts'
import { presentBlocks } from '../../../content/present-blocks.ts'
import type { ApiRoute } from '../../route.ts'
import { staffRoute } from '../staff-route.ts'
import { block, language, refOf, textParams } from './page-schema.ts'

const presented = z
  .looseObject({ type: z.string().describe('The kind of block.') })
  .openapi('PresentedBlock')

/** Empty fields of the editor are absent ones. */
const withoutEmpty = ({ type, ...fields }: z.infer<typeof block>) => ({
  type,
  ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)),
})

/** What the page editor shows besides the page, for staff. */
export const pageEditorRoutes: readonly ApiRoute[] = [
  staffRoute({
    method: 'post',
    path: '/admin/pages/{id}/{language}/preview',
    permission: 'content.read',
    summary: 'Makes a link that shows the draft to anyone for 24 hours',
    params: textParams,
    returns: z
      .object({ address: z.string().describe('Address on this site.') })
      .openapi('PagePreview'),
    returned: 'The link.',
    run: async ({ db }, { params, now }) => {
      const address = await makePreviewAddress(db, refOf(params), now)
      return ok(address === undefined ? undefined : { address })
    },
  }),
  staffRoute({
    method: 'post',
    path: '/admin/pages/{id}/{language}/presence',
    acceptsKeys: false,
    permission: 'content.read',
    summary: 'Notes that the page is open in the editor, and names the others who have it open',
    params: textParams,
    returns: z
      .object({ others: z.array(z.string()).describe('Names of the others.') })
      .openapi('PagePresence'),
    returned: 'The others.',
    run: async ({ db }, { params, actor: { accountId }, now }) =>
      ok({ others: await noteEditor(db, refOf(params), { accountId, now }) }),
  }),
  staffRoute({
    method: 'post',
    path: '/admin/content/render',
    permission: 'content.read',
    summary: 'Presents blocks as the site shows them',
    description:
      'Links are resolved, texts parsed, and what blocks show besides their fields is added. Nothing is stored.',
    body: z
      .object({
        language,
        blocks: z.array(block).max(200, 'too-long').describe('The blocks.'),
      })
      .openapi('BlocksToPresent'),
    returns: z.object({
      blocks: z
        .array(presented.nullable())
        .describe('The blocks; null for one that is not valid yet.'),
    }),
    returned: 'One entry for each block.',
    run: async (services, { body: { language, blocks }, now }) => {
      const context = { services, language, now }
      // Fields that are being written may be invalid for a while: nothing to report.
      const present = async (one: (typeof blocks)[number]) =>
        (await presentBlocks([withoutEmpty(one)], context, () => {}))[0] ?? null
      return ok({ blocks: await Promise.all(blocks.map(present)) })
    },
  }),
]
