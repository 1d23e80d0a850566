import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BlockType, FieldsOf } from '../../../blocks/manifest.ts'
import type { ContentIssue } from '../../../domain/content/page-content.ts'

type NamesIn<Value> = Value extends string | number | boolean | undefined
  ? never
  : Value extends readonly (infer Each)[]
    ? NamesIn<Each>
    : { [Name in keyof Value & string]: Name | NamesIn<Value[Name]> }[keyof Value & string]

/** The fields of all blocks, those in lists included. */
export type FieldName = { [Type in BlockType]: NamesIn<FieldsOf<Type>> }[BlockType]

const title = msg`Title`
const text = msg`Text`
const icon = msg`Icon`
const image = msg`Image`

/** What the editor calls each field; fields of one name mean the same in all blocks. */
export const fieldNames: Readonly<Record<FieldName, MessageDescriptor>> = {
  alt: msg`Image description`,
  button_link: msg`Button target`,
  button_text: msg`Button text`,
  call_to_action_link: msg`Button target`,
  call_to_action_text: msg`Button text`,
  category: msg`Which products`,
  columns: msg`Columns`,
  compact: msg`Titles only`,
  darken_percentage: msg`Darken the image, in percent`,
  date: msg`Date`,
  description: msg`Description`,
  download: msg`Document to download`,
  embed_url: msg`Feed address`,
  essentials_names: msg`Remedies`,
  file: msg`Document`,
  function: msg`Function`,
  heading: msg`Heading`,
  history_events: msg`Events`,
  icon,
  icon_1: msg`First icon`,
  icon_2: msg`Second icon`,
  icon_3: msg`Third icon`,
  icon_name: icon,
  image,
  images: msg`Images`,
  key: msg`Topic`,
  latitude: msg`Latitude`,
  layout: msg`Arrangement`,
  link: msg`Link`,
  links: msg`Links`,
  longitude: msg`Longitude`,
  name: msg`Name`,
  nr_pages: msg`Number of pages`,
  nr_posts: msg`Number of news posts`,
  product_icon: icon,
  product_image_1: msg`First product image`,
  product_image_2: msg`Second product image`,
  product_image_3: msg`Third product image`,
  product_image_size: msg`Product image size`,
  product_link: msg`Link to the product`,
  product_name: msg`Product name`,
  products: msg`Products`,
  profile_link: msg`Profile address`,
  quote: msg`Quotation`,
  quote_line_2: msg`Second part`,
  quotee: msg`Author`,
  slides: msg`Images`,
  slug: msg`Product`,
  subtitle: msg`Subtitle`,
  tag_line: msg`Short text above the title`,
  text,
  text_1: msg`First text`,
  text_2: msg`Second text`,
  text_3: msg`Third text`,
  text_align: msg`Alignment`,
  time: msg`Time`,
  title,
  topics: msg`Topics`,
  truncate: msg`Length of the texts, in characters`,
  video_url: msg`Video address`,
  year: msg`Year`,
}

/** What the editor calls the choices of a field. */
export const choiceNames: Readonly<Record<string, MessageDescriptor>> = {
  left: msg`Left`,
  center: msg`Centred`,
  right: msg`Right`,
  equal: msg`Equal`,
  small: msg`Small`,
  medium: msg`Medium`,
  large: msg`Large`,
  complexes: msg`Homeopathic complexes`,
  otchomeo: msg`Homeopathy without prescription`,
  gemmotherapy: msg`Gemmotherapy`,
  animals: msg`For animals`,
  kits: msg`Kits`,
  salts: msg`Schüssler salts`,
  supplements: msg`Food supplements`,
  seasonal: msg`Seasonal products`,
}

/** What is wrong with a field, and what to do. */
export const problemNames: Readonly<Record<ContentIssue['problem'], MessageDescriptor>> = {
  missing: msg`Please fill in this field.`,
  'too-long': msg`This is too long. Please shorten it.`,
  invalid: msg`This is not filled in correctly.`,
  'unknown-block': msg`The site no longer supports this block. Please remove it.`,
}
