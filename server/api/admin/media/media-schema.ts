import { z } from '@hono/zod-openapi'
import { mediaTextLengths } from '../../../../domain/media/media-limits.ts'
import type { FoundUse } from '../../../media/find-uses.ts'
import type { ListedMedia } from '../../../media/list-media.ts'
import { inEachLanguage, line } from '../../fields.ts'
import { searchText } from '../list-route.ts'
import { readVersion } from '../read-version.ts'

const maxTags = 20

const percent = z.int('value-invalid').min(0, 'value-invalid').max(100, 'value-invalid')

const focus = z
  .object({
    x: percent.describe('From the left, in percent.'),
    y: percent.describe('From the top, in percent.'),
  })
  .describe('The part of the picture that stays visible when it is cropped.')

const alternativeText = line(mediaTextLengths.alternativeText)

export const mediaSchema = z
  .object({
    id: z.string(),
    kind: z.enum(['picture', 'document']).describe('Picture or document.'),
    title: z.string(),
    mediaType: z.string(),
    bytes: z.int().describe('Size of the uploaded file in bytes.'),
    width: z.int().describe('In pixels; 0 for documents.'),
    height: z.int().describe('In pixels; 0 for documents.'),
    focus,
    alternativeTexts: inEachLanguage(z.string()).describe(
      'What the picture shows, by language; empty for decorative pictures.',
    ),
    credit: z.string().describe('Photographer or source.'),
    tags: z.array(z.string()).describe('Keywords of the library.'),
    version: z.int().describe('To name in changes.'),
    createdAt: z.string(),
    changedAt: z.string().describe('Time of the last change, ISO 8601.'),
    reference: z.string().describe('What pages and posts store to show it.'),
    thumbnail: z.string().nullable().describe('Address of a small version.'),
    address: z.string().nullable().describe('Address of a large version.'),
    isReady: z.boolean().describe('Whether all widths and formats are made.'),
  })
  .openapi('Media')

const useSchema = z.object({
  kind: z
    .enum(['page', 'draft', 'option', 'product'])
    .describe('What shows the picture or offers the document.'),
  id: z.string(),
  language: z.string().describe('Language; empty for all.'),
  name: z.string(),
})

export const mediaDetailSchema = mediaSchema
  .extend({ uses: z.array(useSchema).describe('Everything that shows it.') })
  .openapi('MediaDetail')

export const mediaView = (media: ListedMedia): z.infer<typeof mediaSchema> => ({
  id: media.id,
  kind: media.kind,
  title: media.title,
  mediaType: media.media_type,
  bytes: media.bytes,
  width: media.width,
  height: media.height,
  focus: { x: media.focus_x, y: media.focus_y },
  alternativeTexts: media.alternative_texts,
  credit: media.credit,
  tags: [...media.tags],
  version: media.version,
  createdAt: media.created_at.toISOString(),
  changedAt: media.changed_at.toISOString(),
  reference: media.reference,
  thumbnail: media.thumbnail ?? null,
  address: media.address ?? null,
  isReady: media.isReady,
})

export const mediaDetailView = (media: ListedMedia, uses: readonly FoundUse[]) => ({
  ...mediaView(media),
  uses: [...uses],
})

export const mediaFilters = {
  search: searchText,
  kind: z
    .enum(['picture', 'document'], 'value-invalid')
    .optional()
    .describe('Pictures or documents only.'),
  tag: line(mediaTextLengths.tag).optional().describe('With this keyword only.'),
}

export const mediaChange = z.object({
  version: readVersion,
  title: line(mediaTextLengths.title).trim().min(1, 'blank').optional(),
  alternativeTexts: inEachLanguage(alternativeText.default(''))
    .optional()
    .describe('What the picture shows, by language.'),
  credit: line(mediaTextLengths.credit).optional().describe('Photographer or source.'),
  tags: z
    .array(line(mediaTextLengths.tag).trim().min(1, 'blank'), 'value-invalid')
    .max(maxTags, 'too-long')
    .optional()
    .describe('Keywords of the library.'),
  focus: focus.optional(),
})

/** Only for the API description: the multipart reader validates. */
export const uploadForm = z.object({
  file: z.string().openapi({
    format: 'binary',
    description: 'JPEG, PNG, WebP, AVIF, GIF (first frame) or PDF, at most 25 MB.',
  }),
})

export const replacementForm = uploadForm.extend({
  version: z.string().describe('The version that is replaced.'),
})
