import { z } from '@hono/zod-openapi'
import {
  offeredWidths,
  pictureFileAddress,
  plainPictureAddress,
} from '../../../domain/media/picture-address.ts'
import { escapeMarkup } from '../../../domain/xml-characters.ts'
import type { OutputContext } from '../../content/block-html.ts'
import { pictureOf } from '../../content/pictures/find-pictures.ts'
import type { ShownMedia } from '../../media/find-shown-media.ts'
import { recordId } from './page-view.ts'

const rendered = z.object({ rendered: z.string() })

const fileSchema = z.object({
  source_url: z.string().describe('URL of the file.'),
  mime_type: z.string().describe('Media type of the file.'),
  width: z.int().describe('In pixels.'),
  height: z.int().describe('In pixels.'),
})

export const mediaSchema = z
  .object({
    id: z.int().describe('Stable id of the picture.'),
    slug: z.string().describe('Name in addresses.'),
    lang: z.string(),
    link: z.string(),
    type: z.literal('attachment').describe('Always `attachment`.'),
    media_type: z.literal('image').describe('Always `image`.'),
    date: z.string(),
    modified: z.string(),
    title: rendered,
    caption: rendered.describe('Credit as HTML.'),
    alt_text: z.string().describe('Alternative text; empty for decorative pictures.'),
    mime_type: z.string().describe('Media type of the file.'),
    source_url: z.string().describe('URL of a file that every program reads.'),
    media_details: z
      .object({
        width: z.int().describe('Of the original, in pixels.'),
        height: z.int().describe('Of the original, in pixels.'),
        sizes: z.record(z.string(), fileSchema).describe('Files by width.'),
      })
      .describe('Sizes of the picture.'),
  })
  .openapi('PublishedPicture')

/** A picture of the library in the format of WordPress. */
export const mediaView = (
  row: ShownMedia,
  { language, origin }: Pick<OutputContext, 'language' | 'origin'>,
) => {
  const picture = { ...pictureOf(row, 0, language), isRendered: row.isRendered }
  const source = origin + plainPictureAddress(picture)
  const sizes = offeredWidths(picture).map((width) => [
    `w${width}`,
    {
      source_url: origin + pictureFileAddress(picture, width, 'webp'),
      mime_type: 'image/webp',
      width,
      height: Math.round((row.height * width) / row.width),
    },
  ])
  return {
    id: recordId(`media ${row.id}`),
    slug: row.name,
    lang: language,
    link: source,
    type: 'attachment',
    media_type: 'image',
    date: row.created_at.toISOString(),
    modified: row.changed_at.toISOString(),
    title: { rendered: escapeMarkup(row.title) },
    caption: { rendered: row.credit && `<p>${escapeMarkup(row.credit)}</p>` },
    alt_text: picture.alt,
    mime_type: picture.isRendered ? 'image/jpeg' : 'image/webp',
    source_url: source,
    media_details: { width: row.width, height: row.height, sizes: Object.fromEntries(sizes) },
  }
}
