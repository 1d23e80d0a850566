import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BlockType } from '../../../blocks/manifest.ts'

type BlockName = { name: MessageDescriptor; help: MessageDescriptor }

type BlockNames = Readonly<Partial<Record<BlockType, BlockName>>>

// What the editor calls each block and what it is for, by group and in the order of the editor.

const text = {
  text: { name: msg`Text`, help: msg`Paragraphs with an optional heading.` },
  general_text: { name: msg`Framed text`, help: msg`A text that stands out from the page.` },
  title_with_icon: { name: msg`Heading with icon`, help: msg`Opens a new part of the page.` },
  three_columns: { name: msg`Columns`, help: msg`One to three texts side by side.` },
  quote: { name: msg`Quotation`, help: msg`A quotation with its author.` },
  tip: { name: msg`Tip`, help: msg`A short hint with an icon.` },
  testimonials: { name: msg`Three key points`, help: msg`Three short texts with icons.` },
  history_display: { name: msg`Timeline`, help: msg`Years and what happened in them.` },
  team_member: { name: msg`Team member`, help: msg`A person with portrait and function.` },
} satisfies BlockNames

const images = {
  header_image: { name: msg`Large image`, help: msg`An image over the full width.` },
  two_images: { name: msg`Images side by side`, help: msg`One or two images with texts.` },
  slider: { name: msg`Image slider`, help: msg`Images to page through.` },
  video: { name: msg`Video`, help: msg`A video from YouTube or Vimeo.` },
  banner: { name: msg`Banner`, help: msg`A wide image with a title and links to products.` },
} satisfies BlockNames

const links = {
  horizontal_menu: { name: msg`Row of links`, help: msg`Up to four links or documents in a row.` },
  link_shop: { name: msg`Link to the shop`, help: msg`A text with a button into the shop.` },
  landing_link_shop: { name: msg`Links to the shop`, help: msg`Images that link to the shop.` },
  nomenclature_download: { name: msg`Document`, help: msg`A document to download.` },
} satisfies BlockNames

const products = {
  product_display: { name: msg`Chosen products`, help: msg`Products that you choose.` },
  product_link: { name: msg`Link to a product`, help: msg`A product with a text and a button.` },
  remedy_display: { name: msg`Products of one family`, help: msg`All products of one family.` },
  seasonal_remedy_display: {
    name: msg`Products of the season`,
    help: msg`What is in season this month.`,
  },
  essentials_display: {
    name: msg`Home pharmacy`,
    help: msg`Remedies by name, with their drawings.`,
  },
} satisfies BlockNames

const newsAndForms = {
  post_display: { name: msg`Latest news`, help: msg`The latest news posts.` },
  health_topics_display: {
    name: msg`Health topics`,
    help: msg`All health topics, or chosen ones.`,
  },
  social_feed: { name: msg`Social media`, help: msg`The latest social posts of a profile.` },
  contact_form: { name: msg`Contact form`, help: msg`Messages arrive in the inbox.` },
  contact_map: { name: msg`Map`, help: msg`Where the laboratory is.` },
  webinar_banner: { name: msg`Webinar`, help: msg`Announces a webinar with its date.` },
  webinar_form: { name: msg`Webinar registration`, help: msg`Registrations arrive in the inbox.` },
  contest_form: { name: msg`Prize draw form`, help: msg`Entries arrive in the inbox.` },
} satisfies BlockNames

/** The groups in which the editor offers the blocks. */
export const blockGroups: readonly { title: MessageDescriptor; blocks: BlockNames }[] = [
  { title: msg`Text`, blocks: text },
  { title: msg`Images and videos`, blocks: images },
  { title: msg`Links and documents`, blocks: links },
  { title: msg`Products`, blocks: products },
  { title: msg`News and forms`, blocks: newsAndForms },
]

export const blockNames: Readonly<Record<BlockType, BlockName>> = {
  ...text,
  ...images,
  ...links,
  ...products,
  ...newsAndForms,
}
