import type * as z from 'zod/mini'
import { banner } from './banner/definition.ts'
import { contactForm } from './contact-form/definition.ts'
import { contactMap } from './contact-map/definition.ts'
import { contestForm } from './contest-form/definition.ts'
import { essentialsDisplay } from './essentials-display/definition.ts'
import { generalText } from './general-text/definition.ts'
import { headerImage } from './header-image/definition.ts'
import { healthTopicsDisplay } from './health-topics-display/definition.ts'
import { historyDisplay } from './history-display/definition.ts'
import { horizontalMenu } from './horizontal-menu/definition.ts'
import { landingLinkShop } from './landing-link-shop/definition.ts'
import { linkShop } from './link-shop/definition.ts'
import { nomenclatureDownload } from './nomenclature-download/definition.ts'
import { postDisplay } from './post-display/definition.ts'
import { productDisplay } from './product-display/definition.ts'
import { productLink } from './product-link/definition.ts'
import { quote } from './quote/definition.ts'
import { remedyDisplay } from './remedy-display/definition.ts'
import { seasonalRemedyDisplay } from './seasonal-remedy-display/definition.ts'
import { slider } from './slider/definition.ts'
import { socialFeed } from './social-feed/definition.ts'
import { teamMember } from './team-member/definition.ts'
import { testimonials } from './testimonials/definition.ts'
import { text } from './text/definition.ts'
import { threeColumns } from './three-columns/definition.ts'
import { tip } from './tip/definition.ts'
import { titleWithIcon } from './title-with-icon/definition.ts'
import { twoImages } from './two-images/definition.ts'
import { video } from './video/definition.ts'
import { webinarBanner } from './webinar-banner/definition.ts'
import { webinarForm } from './webinar-form/definition.ts'

/** Every block by its type; for the server and the editor, never for a page (see registry.ts). */
export const definitions = {
  banner,
  contact_form: contactForm,
  contact_map: contactMap,
  contest_form: contestForm,
  essentials_display: essentialsDisplay,
  general_text: generalText,
  header_image: headerImage,
  health_topics_display: healthTopicsDisplay,
  history_display: historyDisplay,
  horizontal_menu: horizontalMenu,
  landing_link_shop: landingLinkShop,
  link_shop: linkShop,
  nomenclature_download: nomenclatureDownload,
  post_display: postDisplay,
  product_display: productDisplay,
  product_link: productLink,
  quote,
  remedy_display: remedyDisplay,
  seasonal_remedy_display: seasonalRemedyDisplay,
  slider,
  social_feed: socialFeed,
  team_member: teamMember,
  testimonials,
  text,
  three_columns: threeColumns,
  tip,
  title_with_icon: titleWithIcon,
  two_images: twoImages,
  video,
  webinar_banner: webinarBanner,
  webinar_form: webinarForm,
}

export type BlockType = keyof typeof definitions

export const blockTypes = Object.keys(definitions) as BlockType[]

/** What a block of the type stores. */
export type FieldsOf<Type extends BlockType> = z.infer<(typeof definitions)[Type]['schema']>

/** A block as an editor writes it, e.g. `{ type: 'text', text: 'Picked by hand.' }`. */
export type Block<Type extends BlockType = BlockType> = {
  [Each in Type]: { type: Each } & z.input<(typeof definitions)[Each]['schema']>
}[Type]
