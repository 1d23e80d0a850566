import { createHash } from 'node:crypto'
import { z } from '@hono/zod-openapi'
import { excerpt, maxExcerptLength } from '../../../domain/content/excerpt.ts'
import { readImagePosition } from '../../../domain/content/image-position.ts'
import { pageImage, pagePreviewImage } from '../../../domain/content/page-illustrations.ts'
import type { Language } from '../../../domain/language.ts'
import { addressOf } from '../../../domain/page/address.ts'
import type { PageKey } from '../../../domain/page/route-words.ts'
import { escapeMarkup } from '../../../domain/xml-characters.ts'
import { type OutputContext, pictureAddress, writeBlock } from '../../content/block-html.ts'
import type { findPageTexts, PagePlace } from '../../content/find-page.ts'
import type { MetaEntry } from '../../db/tables/content.ts'
import { publicPlaceOf } from '../../seo/find-public-pages.ts'

const rendered = z.object({ rendered: z.string() })

export const pageSchema = z
  .object({
    id: z.int().describe('Stable id of the page in this language.'),
    slug: z.string().openapi({ description: 'Key of the page.', example: 'company.story' }),
    lang: z.string(),
    translations: z
      .record(z.string(), z.int())
      .describe('Ids of the page in the languages that have it.'),
    link: z.string(),
    date: z.string(),
    modified: z.string(),
    title: rendered,
    content: rendered.describe('Content as HTML.'),
    excerpt: rendered.describe('Excerpt as HTML, at most 200 characters.'),
    acf: z.looseObject({
      content: z.array(z.looseObject({ acf_fc_layout: z.string() })).openapi({
        description:
          'Blocks with type and fields. Rich text is HTML; `[icon_x]` stands for the icon x.',
      }),
      name: z.string().optional().describe('Topics: name.'),
      header_image: z.string().optional().describe('URL of the header image.'),
      preview_image: z.string().optional().describe('Topics: URL of the image in lists.'),
      post_image: z.string().optional().describe('Posts: URL of the image.'),
      image_position_x: z
        .enum(['left', 'center', 'right'])
        .optional()
        .describe('Posts: part of the image that stays visible when it is cropped.'),
      image_position_y: z
        .enum(['top', 'center', 'bottom'])
        .optional()
        .describe('Posts: part of the image that stays visible when it is cropped.'),
    }),
    meta: z.array(
      z.object({
        property: z.string().optional(),
        name: z.string().optional(),
        content: z.string(),
      }),
    ),
  })
  .openapi('Page')

/** A stored page in one language. */
export type WrittenPage = Awaited<ReturnType<typeof findPageTexts>>[number]

/** A 48-bit id, exact as a double; collisions among a thousand records are negligible. */
export const recordId = (name: string) =>
  createHash('sha256').update(name).digest().readUIntBE(0, 6)

/** ISO 8601: the day of a post, else the last change. */
export const pageDate = ({ date, updatedAt }: { date?: string; updatedAt: Date }) =>
  date ? `${date}T00:00:00.000Z` : updatedAt.toISOString()

/**
 * Meta entries with the page's description. `og:title` replaces title and suffix (D2 §2), so it
 * is only present if stored.
 */
const metaOf = ({ description, meta }: WrittenPage): MetaEntry[] =>
  meta.some(({ property, name }) => (property ?? name) === 'description')
    ? [...meta]
    : [{ name: 'description', content: description }, ...meta]

export const isPost = (page: PagePlace) => publicPlaceOf(page)?.key === 'news.post'

/** Not hidden and not personal. */
export const isPublicPage = (page: PagePlace) => !isPost(page) && publicPlaceOf(page) !== undefined

/** Images of a page, a topic (D1 §3) or a post (D2 §3); the name of a topic. */
const headFields = (page: WrittenPage, key: PageKey, origin: string) => {
  const image = pictureAddress(pageImage(page), origin)
  if (key === 'news.post') {
    const { x, y } = readImagePosition(page.picturePosition)
    return { post_image: image, image_position_x: x, image_position_y: y }
  }
  return key.endsWith('.topic')
    ? {
        name: page.title,
        header_image: image,
        preview_image: pictureAddress(pagePreviewImage(page), origin),
      }
    : { header_image: image }
}

/** A page or post in the format of D1 §7; undefined if it has no address. */
export const pageView = (
  page: WrittenPage,
  output: OutputContext & { translated: readonly Language[] },
) => {
  const { language, origin } = output
  const place = publicPlaceOf(page)
  if (!place) return undefined
  const blocks = page.blocks.flatMap((block) => writeBlock(block, output) ?? [])
  const post = place.key === 'news.post'
  return {
    id: recordId(`${page.key} ${language}`),
    slug: (post && page.slug) || page.key,
    lang: language,
    translations: Object.fromEntries(
      output.translated.map((each) => [each, recordId(`${page.key} ${each}`)]),
    ),
    link: origin + addressOf(language, place.key, place.params),
    date: pageDate(page),
    modified: page.updatedAt.toISOString(),
    title: { rendered: escapeMarkup(page.title) },
    content: { rendered: blocks.map(({ html }) => html).join('\n') },
    excerpt: {
      rendered: page.lead && `<p>${escapeMarkup(excerpt(page.lead, maxExcerptLength))}</p>`,
    },
    acf: {
      content: blocks.map(({ fields }) => fields),
      ...headFields(page, place.key, origin),
    },
    meta: metaOf(page),
  }
}
