import type { Centimes } from '../domain/money.ts'
import type { ShownClosing } from '../domain/options/closing-days.ts'
import type { PicturedIngredient } from '../domain/pictures/ingredient-illustrations.ts'
import type { Picture } from '../domain/pictures/printed-picture.ts'
import type { FormFacts } from './form-parts/form-facts.ts'

/** A product or salt as its label shows it, in the language of the page. */
export type LabelData = {
  to: string
  /** The address of its image in the media library, if it has one. */
  image: string | undefined
  picture: Picture
  ingredient: PicturedIngredient | undefined
  title: string
  topic: string
  nr: number | undefined
  /** 'Granules · Tube 4 g'. */
  facts: string
  /** Absent if it depends on the chosen options. */
  price: Centimes | undefined
  isInSeason: boolean
}

export type TopicData = { key: string; title: string; to: string; picture: string }

/** `lead` is the excerpt, `day` the date in words. */
export type PostData = { title: string; lead: string; to: string; date: string; day: string }

export type SocialPost = { text: string; link: string; date: string; day: string; picture: string }

/** What the server adds to blocks that show more than their own fields (server/content/block-facts). */
export type BlockData = {
  contact_form: FormFacts
  /** `hours`: opening hours, one line each; '' where not set. */
  contact_map: {
    name: string
    street: string
    place: string
    hours: string
    closings: readonly ShownClosing[]
  }
  contest_form: FormFacts
  essentials_display: {
    names: readonly { name: string; to: string | undefined; picture: string }[]
  }
  health_topics_display: { topics: readonly TopicData[] }
  /** Undefined if the file does not exist. */
  nomenclature_download: { bytes: number | undefined }
  post_display: { posts: readonly PostData[]; all: string }
  /** The address of the image or container of a linked product or salt; undefined for other pages. */
  product_link: { picture: string | undefined }
  product_display: { labels: readonly LabelData[] }
  /** `all` is the list's address; undefined for an unknown kind. */
  remedy_display: { labels: readonly LabelData[]; all: string | undefined }
  seasonal_remedy_display: {
    labels: readonly LabelData[]
    all: string
    /** In words. */
    month: string
  }
  social_feed: { posts: readonly SocialPost[] }
  webinar_banner: { day: string; isPast: boolean }
  webinar_form: FormFacts
}
