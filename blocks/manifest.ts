import type * as z from 'zod/mini'
import banner from './banner/definition.ts'
import { blockIslands } from './block-islands.ts'
import contactMap from './contact-map/definition.ts'
import { defineBlock, defineBlocks } from './define-blocks.ts'
import essentialsDisplay from './essentials-display/definition.ts'
import { maybeLine, maybeRichText } from './fields.ts'
import generalText from './general-text/definition.ts'
import headerImage from './header-image/definition.ts'
import healthTopicsDisplay from './health-topics-display/definition.ts'
import historyDisplay from './history-display/definition.ts'
import horizontalMenu from './horizontal-menu/definition.ts'
import landingLinkShop from './landing-link-shop/definition.ts'
import linkShop from './link-shop/definition.ts'
import nomenclatureDownload from './nomenclature-download/definition.ts'
import postDisplay from './post-display/definition.ts'
import productDisplay from './product-display/definition.ts'
import productLink from './product-link/definition.ts'
import quote from './quote/definition.ts'
import remedyDisplay from './remedy-display/definition.ts'
import seasonalRemedyDisplay from './seasonal-remedy-display/definition.ts'
import slider from './slider/definition.ts'
import socialFeed from './social-feed/definition.ts'
import teamMember from './team-member/definition.ts'
import testimonials from './testimonials/definition.ts'
import text from './text/definition.ts'
import threeColumns from './three-columns/definition.ts'
import tip from './tip/definition.ts'
import titleWithIcon from './title-with-icon/definition.ts'
import twoImages from './two-images/definition.ts'
import video from './video/definition.ts'
import webinarBanner from './webinar-banner/definition.ts'

/** Title and text of a form block; the form's fields are code, not content (D2 §3). */
const defineForm = (title: string, text: string) =>
  defineBlock({ fields: { title: maybeLine, text: maybeRichText }, example: { title, text } })

/** Every block of the site, one entry each, in the order of the gallery. The key is the stored type. */
export const blockManifest = defineBlocks({
  banner: { definition: banner, width: 'edge', static: () => import('./banner/banner-block.tsx') },
  contact_form: {
    definition: defineForm('Write to us', 'We answer within two working days.'),
    ...blockIslands.contact_form,
  },
  contact_map: { definition: contactMap, ...blockIslands.contact_map },
  contest_form: {
    definition: defineForm('Win a day in the garden', 'We draw ten names on 1 May.'),
    ...blockIslands.contest_form,
  },
  essentials_display: {
    definition: essentialsDisplay,
    static: () => import('./essentials-display/essentials-display-block.tsx'),
  },
  general_text: {
    definition: generalText,
    static: () => import('./general-text/general-text-block.tsx'),
  },
  header_image: {
    definition: headerImage,
    width: 'edge',
    static: () => import('./header-image/header-image-block.tsx'),
  },
  health_topics_display: {
    definition: healthTopicsDisplay,
    static: () => import('./health-topics-display/health-topics-display-block.tsx'),
  },
  history_display: {
    definition: historyDisplay,
    static: () => import('./history-display/history-display-block.tsx'),
  },
  horizontal_menu: {
    definition: horizontalMenu,
    static: () => import('./horizontal-menu/horizontal-menu-block.tsx'),
  },
  landing_link_shop: {
    definition: landingLinkShop,
    static: () => import('./landing-link-shop/landing-link-shop-block.tsx'),
  },
  link_shop: { definition: linkShop, static: () => import('./link-shop/link-shop-block.tsx') },
  nomenclature_download: {
    definition: nomenclatureDownload,
    static: () => import('./nomenclature-download/nomenclature-download-block.tsx'),
  },
  post_display: {
    definition: postDisplay,
    static: () => import('./post-display/post-display-block.tsx'),
  },
  product_display: {
    definition: productDisplay,
    static: () => import('./product-display/product-display-block.tsx'),
  },
  product_link: {
    definition: productLink,
    static: () => import('./product-link/product-link-block.tsx'),
  },
  quote: { definition: quote, static: () => import('./quote/quote-block.tsx') },
  remedy_display: {
    definition: remedyDisplay,
    static: () => import('./remedy-display/remedy-display-block.tsx'),
  },
  seasonal_remedy_display: {
    definition: seasonalRemedyDisplay,
    static: () => import('./seasonal-remedy-display/seasonal-remedy-display-block.tsx'),
  },
  slider: { definition: slider, width: 'edge', static: () => import('./slider/slider-block.tsx') },
  social_feed: {
    definition: socialFeed,
    static: () => import('./social-feed/social-feed-block.tsx'),
  },
  team_member: {
    definition: teamMember,
    static: () => import('./team-member/team-member-block.tsx'),
  },
  testimonials: {
    definition: testimonials,
    static: () => import('./testimonials/testimonials-block.tsx'),
  },
  text: { definition: text, static: () => import('./text/text-block.tsx') },
  three_columns: {
    definition: threeColumns,
    static: () => import('./three-columns/three-columns-block.tsx'),
  },
  tip: { definition: tip, static: () => import('./tip/tip-block.tsx') },
  title_with_icon: {
    definition: titleWithIcon,
    static: () => import('./title-with-icon/title-with-icon-block.tsx'),
  },
  two_images: { definition: twoImages, static: () => import('./two-images/two-images-block.tsx') },
  video: { definition: video, static: () => import('./video/video-block.tsx') },
  webinar_banner: {
    definition: webinarBanner,
    static: () => import('./webinar-banner/webinar-banner-block.tsx'),
  },
  webinar_form: {
    definition: defineForm('Register', 'The link is mailed the day before.'),
    ...blockIslands.webinar_form,
  },
})

export type BlockType = keyof typeof blockManifest

export const blockTypes = Object.keys(blockManifest) as BlockType[]

export const isBlockType = (type: string): type is BlockType => Object.hasOwn(blockManifest, type)

type SchemaOf<Type extends BlockType> = (typeof blockManifest)[Type]['definition']['schema']

/** The stored fields of a block type. */
export type FieldsOf<Type extends BlockType> = z.infer<SchemaOf<Type>>

/** A block as an editor writes it, e.g. `{ type: 'text', text: 'Picked by hand.' }`. */
export type Block<Type extends BlockType = BlockType> = {
  [Each in Type]: { type: Each } & z.input<SchemaOf<Each>>
}[Type]
