import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BlockType } from '../../../blocks/manifest.ts'

type BlockName = { name: MessageDescriptor; help: MessageDescriptor }

/** What the editor calls each block, and what it is for. */
export const blockNames: Readonly<Record<BlockType, BlockName>> = {
  text: { name: msg`Text`, help: msg`Paragraphs with an optional heading.` },
  general_text: { name: msg`Framed text`, help: msg`A text that stands out from the page.` },
  quote: { name: msg`Quotation`, help: msg`A quotation with its author.` },
  tip: { name: msg`Tip`, help: msg`A short hint with an icon.` },
  title_with_icon: { name: msg`Heading with icon`, help: msg`Opens a new part of the page.` },
  three_columns: { name: msg`Columns`, help: msg`One to three texts side by side.` },
  testimonials: { name: msg`Three statements`, help: msg`Three short texts with icons.` },
  header_image: { name: msg`Large image`, help: msg`An image over the full width.` },
  two_images: { name: msg`Images side by side`, help: msg`One or two images with texts.` },
  slider: { name: msg`Image slider`, help: msg`Images that are paged through.` },
  video: { name: msg`Film`, help: msg`A film from YouTube or Vimeo.` },
  banner: { name: msg`Banner`, help: msg`A wide image with a title and links to products.` },
  team_member: { name: msg`Team member`, help: msg`A person with portrait and function.` },
  history_display: { name: msg`Timeline`, help: msg`Years and what happened in them.` },
  horizontal_menu: { name: msg`Row of links`, help: msg`Up to four links or documents in a row.` },
  landing_link_shop: { name: msg`Links to the shop`, help: msg`Images that lead into the shop.` },
  link_shop: { name: msg`Link to the shop`, help: msg`A text with a button into the shop.` },
  product_link: { name: msg`Link to a product`, help: msg`A product with a text and a button.` },
  product_display: { name: msg`Chosen products`, help: msg`Products that you choose.` },
  remedy_display: { name: msg`Products of a kind`, help: msg`All products of one family.` },
  seasonal_remedy_display: {
    name: msg`Products of the season`,
    help: msg`What is in season this month.`,
  },
  essentials_display: {
    name: msg`Home pharmacy`,
    help: msg`Remedies by name, with their drawings.`,
  },
  nomenclature_download: { name: msg`Document`, help: msg`A document to download.` },
  health_topics_display: {
    name: msg`Health topics`,
    help: msg`All health topics, or chosen ones.`,
  },
  post_display: { name: msg`Latest news`, help: msg`The newest posts.` },
  social_feed: { name: msg`Social media`, help: msg`The latest posts of a profile.` },
  contact_map: { name: msg`Map`, help: msg`Where the laboratory is.` },
  contact_form: { name: msg`Contact form`, help: msg`Messages arrive in the inbox.` },
  contest_form: { name: msg`Contest form`, help: msg`Entries arrive in the inbox.` },
  webinar_banner: { name: msg`Webinar`, help: msg`Announces a webinar with its date.` },
  webinar_form: { name: msg`Webinar registration`, help: msg`Registrations arrive in the inbox.` },
}

/** The groups in which the editor offers the blocks. */
export const blockGroups = {
  text: msg`Text`,
  images: msg`Images and films`,
  links: msg`Links and documents`,
  products: msg`Products`,
  newsAndForms: msg`News and forms`,
} as const satisfies Record<string, MessageDescriptor>

/** The group of each block, in the order of the editor. */
const blockGroup: Readonly<Record<BlockType, keyof typeof blockGroups>> = {
  text: 'text',
  general_text: 'text',
  title_with_icon: 'text',
  three_columns: 'text',
  quote: 'text',
  tip: 'text',
  testimonials: 'text',
  history_display: 'text',
  team_member: 'text',
  header_image: 'images',
  two_images: 'images',
  slider: 'images',
  video: 'images',
  banner: 'images',
  horizontal_menu: 'links',
  link_shop: 'links',
  landing_link_shop: 'links',
  nomenclature_download: 'links',
  product_display: 'products',
  product_link: 'products',
  remedy_display: 'products',
  seasonal_remedy_display: 'products',
  essentials_display: 'products',
  post_display: 'newsAndForms',
  health_topics_display: 'newsAndForms',
  social_feed: 'newsAndForms',
  contact_form: 'newsAndForms',
  contact_map: 'newsAndForms',
  webinar_banner: 'newsAndForms',
  webinar_form: 'newsAndForms',
  contest_form: 'newsAndForms',
}

export const blockTypesIn = (group: string) =>
  (Object.keys(blockGroup) as BlockType[]).filter((type) => blockGroup[type] === group)
