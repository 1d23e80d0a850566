import { readImagePosition } from '../../../domain/content/image-position.ts'
import type { ContentBlock, PageContent } from '../../../domain/content/page-content.ts'
import { pageImage, pagePreviewImage } from '../../../domain/content/page-illustrations.ts'
import { swissDay } from '../../swiss-day.ts'
import { isRecord, type SourceRecord } from '../source/shop-source.ts'
import { instantOf, textOf } from '../source-fields.ts'
import type { PlacedRecord } from './page-places.ts'
import { plainText } from './plain-text.ts'
import { type Conversion, convertHtml, convertLayout, convertPicture } from './source-blocks.ts'

const renderedText = (value: unknown) =>
  textOf(isRecord(value) ? (value.rendered ?? value.raw) : value)

const lineOf = (value: unknown, longest: number) =>
  plainText(renderedText(value))
    .replace(/[ \t\r\n]+/g, ' ')
    .slice(0, longest)
    .trim()

type Meta = PageContent['meta'][number]

/** Metadata as this site's API lists it; other shapes of WordPress stay unknown. */
const metaEntries = (meta: unknown): Meta[] | undefined =>
  Array.isArray(meta) && meta.length > 0 && meta.every(isRecord)
    ? meta.flatMap(({ property, name, content }) =>
        typeof content === 'string'
          ? [
              {
                ...(typeof property === 'string' && { property }),
                ...(typeof name === 'string' && { name }),
                content: content.slice(0, 1_000),
              },
            ]
          : [],
      )
    : undefined

const isDescription = ({ property, name }: Meta) => (property ?? name) === 'description'

/** The layouts of ACF's flexible content, whatever its field is called. */
const layoutsIn = (acf: SourceRecord) =>
  Object.entries(acf).find(
    (entry): entry is [string, SourceRecord[]] =>
      Array.isArray(entry[1]) &&
      entry[1].length > 0 &&
      entry[1].every((row) => isRecord(row) && typeof row.acf_fc_layout === 'string'),
  )

/** Fields that are read, or that say nothing beside those. */
const readFields = new Set([
  ...[
    'id',
    'slug',
    'lang',
    'locale',
    'translations',
    'wpml_translations',
    'link',
    'status',
    'type',
  ],
  ...[
    'date',
    'date_gmt',
    'modified',
    'modified_gmt',
    'title',
    'content',
    'excerpt',
    'featured_media',
  ],
  ...['acf', 'guid', '_links', 'class_list'],
])

const readAcf = new Set([
  ...['header_image', 'post_image', 'preview_image', 'name'],
  ...['image_position_x', 'image_position_y'],
])

const isFilled = (value: unknown) =>
  !(value === null || value === '' || value === false || value === 0) &&
  !(Array.isArray(value) && value.length === 0)

/** The picture, '' where the page shows the same without one. */
const headPicture = async (conversion: Conversion, value: unknown, shown: string) => {
  const picture = isFilled(value) ? await convertPicture(conversion, value) : ''
  return picture === shown ? '' : picture
}

/** The content of a page there; fields that it does not say are absent. */
export const readPage = async (
  { record, key, slug, kind }: PlacedRecord,
  conversion: Conversion,
): Promise<Partial<PageContent> & { blocks: ContentBlock[] }> => {
  const acf = isRecord(record.acf) ? record.acf : {}
  const [layoutField = '', layouts = []] = layoutsIn(acf) ?? []
  const blocks: ContentBlock[] = []
  for (const row of layouts) blocks.push(...(await convertLayout(conversion, row)))
  if (layouts.length === 0)
    blocks.push(...(await convertHtml(conversion, renderedText(record.content))))
  const meta = metaEntries(record.meta)
  const yoast = isRecord(record.yoast_head_json) ? record.yoast_head_json.description : undefined
  const lead = lineOf(record.excerpt, 2_000)
  const image = acf.post_image ?? acf.header_image ?? record.featured_media
  const picture = await headPicture(conversion, image, pageImage({ key }))
  const date = kind === 'post' && instantOf(record.date_gmt, record.date)
  for (const [name, value] of Object.entries(record))
    if (!readFields.has(name) && isFilled(value) && !(name === 'meta' && meta))
      conversion.unknown[name] = value
  for (const [name, value] of Object.entries(acf))
    if (!readAcf.has(name) && name !== layoutField && isFilled(value)) {
      conversion.unknown[name] = value
      conversion.problem(['field-unknown', name])
    }
  return {
    title: lineOf(record.title, 200),
    description: lineOf(meta?.find(isDescription)?.content ?? yoast ?? lead, 300),
    ...(lead && { lead }),
    picture,
    ...(acf.image_position_x !== undefined && {
      picturePosition: readImagePosition({ x: acf.image_position_x, y: acf.image_position_y }),
    }),
    ...(acf.preview_image !== undefined && {
      preview: await headPicture(conversion, acf.preview_image, pagePreviewImage({ key, picture })),
    }),
    ...(slug && { slug }),
    ...(date && { date: swissDay(date) }),
    ...(meta && { meta: meta.filter((entry) => !isDescription(entry)).slice(0, 40) }),
    blocks,
  }
}
