import { type ImagePosition, readImagePosition } from '../../domain/content/image-position.ts'
import { json } from '../db/json.ts'

/** The head of a page, its place in lists and its address. */
export type PageHead = {
  lead: string
  /** Illustration or image of the head; default by page key. */
  picture?: string
  /** Focal point when the image is cropped; default centre. */
  picturePosition?: ImagePosition
  /** Image in lists; default `picture`. */
  preview?: string
  /** Short text above the title; default: the name of the section. */
  tagline?: string
  /** Shown below a framed image. */
  caption?: string
  /** For topics and posts. */
  slug?: string
  /** Earlier slugs, which redirect to the present one (R39). */
  formerSlugs?: readonly string[]
  /** For posts: ISO day. */
  date?: string
  /** Sort position within the section; default 0. */
  position?: number
}

/** To select a head. */
export const headColumns = [
  'lead',
  'picture',
  'picture_position as picturePosition',
  'preview',
  'tagline',
  'caption',
  'slug',
  'former_slugs as formerSlugs',
  'date',
  'position',
] as const

type HeadRow = { [Name in keyof PageHead]-?: PageHead[Name] | null } & {
  lead: string
  position: number
}

/** A row with its head: empty columns are absent. */
export const readHead = <Row extends HeadRow>({ picturePosition, ...row }: Row) =>
  ({
    ...Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)),
    ...(picturePosition && { picturePosition: readImagePosition(picturePosition) }),
  }) as Omit<Row, keyof PageHead> & PageHead

/** The columns of a head; absent and empty parts become null, also when a stored page is changed. */
export const headRow = (head: PageHead) => ({
  lead: head.lead,
  picture: head.picture || null,
  picture_position: head.picturePosition ? json(head.picturePosition) : null,
  preview: head.preview || null,
  tagline: head.tagline || null,
  caption: head.caption || null,
  slug: head.slug || null,
  former_slugs: head.formerSlugs?.length ? json(head.formerSlugs) : null,
  date: head.date || null,
  position: head.position ?? 0,
})
