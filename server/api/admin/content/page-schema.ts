import { z } from '@hono/zod-openapi'
import { type Language, languages } from '../../../../domain/language.ts'
import type { PageRef } from '../../../content/editing/edit-row.ts'
import { translationStates } from '../../../content/editing/list-page-states.ts'
import { instant } from '../../fields.ts'
import { readVersion } from '../read-version.ts'

export const language = z.enum(languages, 'value-invalid').describe('The language of the text.')

const pageKey = z
  .string()
  .regex(/^[a-z][\w.-]{0,150}$/, 'value-invalid')
  .openapi({ description: 'The page, e.g. `company.story` or `news.spring`.' })

export const pageParams = { id: pageKey }
export const textParams = { id: pageKey, language }

export const refOf = (params: { id: string; language: Language }): PageRef => ({
  key: params.id,
  language: params.language,
})

/** The revision that the caller has seen. */
export const revision = readVersion.describe(
  'The revision that was read; 0 for a text that nobody has edited.',
)

export const kind = z
  .enum(['page', 'news', 'health', 'resources'], 'value-invalid')
  .describe('A fixed page of the site, a news post, a health topic, or a page of the resources.')

const time = (description: string) => instant.nullable().describe(description)

/** The state of a page in one language, in lists and in the editor. */
const stateFields = {
  isPublished: z.boolean().describe('Whether it is on the site.'),
  address: z.string().nullable().describe('Its address on the site; null if it is not there.'),
  hasDraft: z.boolean().describe('Whether there are changes that are not published.'),
  revision: z.int().describe('The revision to send with changes.'),
  changedAt: time('When it was last changed.'),
  publishAt: time('When the draft will be published.'),
  unpublishAt: time('When it will be taken off the site.'),
  failure: z
    .string()
    .nullable()
    .describe('Code of the reason why a scheduled change was not made.'),
  translation: z.enum(translationStates).openapi({
    description:
      'Beside the original: `current`; `older` if the original was published since; `missing`; `no-original` if neither is on the site.',
  }),
}

const textState = z
  .object({ title: z.string().describe('Title.'), ...stateFields })
  .openapi('PageTextState')

export const listedPage = z
  .object({
    id: z.string().describe('The page.'),
    kind,
    title: z.string().describe('In the original language, if it exists there.'),
    date: z.string().nullable().describe('The day of a post, YYYY-MM-DD.'),
    position: z.int().describe('Position in lists.'),
    languages: z
      .object({ fr: textState, en: textState, de: textState, it: textState })
      .describe('The state in each language.'),
  })
  .openapi('ListedPage')

export const block = z
  .looseObject({
    type: z.string().max(60, 'too-long').describe('The kind of block.'),
  })
  .openapi('ContentBlock')

/** Checked by the schemas of the head and of each block (check-content.ts). */
export const postedContent = z
  .looseObject({
    title: z.unknown().openapi({ type: 'string', description: 'Title.' }),
    blocks: z.array(block).max(200, 'too-long').describe('The blocks, in order.'),
  })
  .openapi('PostedPageContent', {
    description: 'A page as written; fields as in `PageContent`. HTML is text.',
  })

const text = (description: string) => z.string().openapi({ description })

const pageContent = z
  .object({
    title: text('Title.'),
    description: text('For search engines.'),
    lead: text('Introduction.'),
    picture: text('Image of the head: the name of an illustration, or the address of an upload.'),
    picturePosition: z
      .object({
        x: z.enum(['left', 'center', 'right']).describe('Across.'),
        y: z.enum(['top', 'center', 'bottom']).describe('Down.'),
      })
      .describe('The part of the image that stays visible when it is cropped.'),
    preview: text('Image in lists.'),
    tagline: text('Short text above the title.'),
    caption: text('Text below the image.'),
    slug: text('Last part of the address of topics and posts; made of the title if empty.'),
    date: text('The day of a post, YYYY-MM-DD.'),
    position: z.int().describe('Position in lists.'),
    meta: z
      .array(
        z.object({
          property: text('Property, e.g. `og:title`.').optional(),
          name: text('Name, e.g. `robots`.').optional(),
          content: text('Value.'),
        }),
      )
      .describe('Metadata in place of the generated.'),
    blocks: z.array(block).describe('The blocks, in order.'),
  })
  .openapi('PageContent')

/** A page in one language, as the editor opens it. */
export const editedPage = z
  .object({
    id: z.string().describe('The page.'),
    language,
    kind,
    ...stateFields,
    isRemovable: z.boolean().describe('Whether it can be taken off the site: a topic or a post.'),
    canDiscard: z
      .boolean()
      .describe('Whether the draft can be discarded: it is not the only text of the page.'),
    canDelete: z
      .boolean()
      .describe('Whether the page can be deleted for good: it is on the site in no language.'),
    changedBy: z.string().nullable().describe('Name of who changed it last.'),
    source: language.describe(
      'The language of the original: that in which pages are written first, else the first one that has the page.',
    ),
    content: z
      .union([pageContent, z.null()])
      .describe('The draft, else the published text, else the last version.'),
    published: z.union([pageContent, z.null()]).describe('What is on the site now.'),
  })
  .openapi('EditedPage')

export const version = z
  .object({
    version: z.int().describe('Number, from 1.'),
    publishedAt: instant.describe('When it was published.'),
    publishedBy: z.string().nullable().describe('Name of who published it.'),
  })
  .openapi('PageVersion')

export const versionContent = z
  .object({ version: z.int().describe('Number, from 1.'), content: pageContent })
  .openapi('PageVersionContent')

export const localTime = z
  .string('value-invalid')
  .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/, 'value-invalid')
  .refine((time) => z.iso.date().safeParse(time.slice(0, 10)).success, 'value-invalid')
  .nullable()
