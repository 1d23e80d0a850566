import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { languages } from '../../domain/language.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'

/** The hash of WordPress 6.8 of `formerPassword`. */
const formerHash = '$wp$2y$10$abcdefghijklmnopqrstuuCBTixCQxNl5ySkHP8dc/HKizUgAFK.y'
export const formerPassword = 'Gentiane 1902'

type Json = Record<string, unknown>

const billing = {
  first_name: 'Ada',
  last_name: 'Keller',
  company: 'Drogerie am Rhein',
  address_1: 'Rheingasse 12',
  address_2: '',
  city: 'Basel',
  state: 'BS',
  postcode: '4058',
  country: 'CH',
  email: 'ada@rhein.example',
  phone: '+41 61 555 01 47',
}

const noAddress = Object.fromEntries(
  Object.keys(billing).flatMap((name) => (/email|phone/.test(name) ? [] : [[name, '']])),
)

const meta = (fields: Json) =>
  Object.entries(fields).map(([key, value], id) => ({ id, key, value }))

/** A customer of WooCommerce (`wc/v3/customers`). */
export const customer = (id: number, changes: Json = {}, custom: Json = {}): Json => ({
  id,
  date_created: '2019-03-04T10:00:00',
  date_created_gmt: '2019-03-04T09:00:00',
  email: `customer-${id}@rhein.example`,
  first_name: 'Ada',
  last_name: `Keller ${id}`,
  role: 'customer',
  username: `customer-${id}`,
  billing: { ...billing, last_name: `Keller ${id}`, email: `customer-${id}@rhein.example` },
  shipping: noAddress,
  is_paying_customer: true,
  meta_data: meta({
    discount: '12.5',
    user_can_order: '1',
    user_can_order_with_form: '',
    profession: 'drugstore',
    customer_number: `K-${id}`,
    language: 'de_CH',
    ...custom,
  }),
  ...changes,
})

/** A user of WordPress with the password, as `wp user list` writes it. */
export const user = (id: number, changes: Json = {}): Json => ({
  ID: id,
  user_login: `customer-${id}`,
  user_email: `customer-${id}@rhein.example`,
  user_registered: '2019-03-04 09:00:00',
  user_pass: formerHash,
  roles: 'customer',
  ...changes,
})

/** A line with 2.6 % VAT: net 12.18, gross 12.50 a piece. */
export const lineItem = (changes: Json = {}, choices: Json = {}): Json => ({
  id: 1,
  name: 'Arnica montana',
  product_id: 4001,
  variation_id: 0,
  quantity: 2,
  subtotal: '24.37',
  subtotal_tax: '0.63',
  total: '21.93',
  total_tax: '0.57',
  taxes: [{ id: 7, total: '0.57', subtotal: '0.63' }],
  meta_data: meta(choices),
  ...changes,
})

export const arnica = {
  info: {
    ...{ type: 'homeopathy', scale: 'CH', dilution: '30CH' },
    ...{ form: 'Globuli', size: 'Tube 1g' },
  },
}

/** An order of WooCommerce (`wc/v3/orders`): 25.00, 10 % discount, 4.31 shipping. */
export const order = (id: number, changes: Json = {}): Json => ({
  id,
  number: String(id),
  status: 'completed',
  currency: 'CHF',
  prices_include_tax: true,
  date_created: '2025-05-06T11:30:00',
  date_created_gmt: '2025-05-06T09:30:00',
  date_completed_gmt: '2025-05-07T09:30:00',
  discount_total: '2.44',
  discount_tax: '0.06',
  shipping_total: '4.20',
  shipping_tax: '0.11',
  total: '26.81',
  total_tax: '0.68',
  customer_id: 1,
  customer_note: 'Bitte klingeln.',
  billing,
  shipping: noAddress,
  payment_method: 'bacs',
  payment_method_title: 'Banküberweisung',
  transaction_id: '',
  meta_data: meta({ _wcpdf_invoice_number: String(id + 20_000), _wpml_language: 'de' }),
  line_items: [lineItem({}, arnica)],
  tax_lines: [
    {
      ...{ id: 3, rate_code: 'CH-MWST-1', rate_id: 7, label: 'MWST', rate_percent: 2.6 },
      ...{ tax_total: '0.57', shipping_tax_total: '0.11' },
    },
  ],
  shipping_lines: [{ id: 2, method_title: 'Post', total: '4.20', total_tax: '0.11' }],
  fee_lines: [],
  coupon_lines: [],
  refunds: [],
  ...changes,
})

const uploads = 'https://shop.example/wp-content/uploads'

/** A file of the media library (`wp/v2/media`), as WordPress lists it for a language. */
export const mediaRecord = (id: number, path: string, changes: Json = {}): Json => ({
  id,
  date: '2019-03-04T10:00:00',
  slug: `file-${id}`,
  link: `https://shop.example/de/file-${id}/`,
  title: { rendered: `File ${id}` },
  alt_text: `Ein Bild ${id}`,
  media_type: 'image',
  source_url: `${uploads}/${path}`,
  ...changes,
})

/** A German page or post (`wp/v2/pages`) with ACF's flexible content, or the editor's HTML. */
export const pageRecord = (id: number, slug: string, changes: Json = {}): Json => ({
  ...{ id, slug, date: '2020-05-06T10:00:00', modified: '2024-05-06T10:00:00' },
  ...{ status: 'publish', type: 'page', lang: 'de', link: `https://shop.example/de/${slug}/` },
  title: { rendered: `Seite ${id}` },
  content: { rendered: '<p>Text der Seite.</p>' },
  excerpt: { rendered: '' },
  ...changes,
})

/** A folder with files of an export: values as JSON, texts and bytes as they are. */
export const exportFolder = (
  files: Readonly<Record<string, unknown>>,
  folder = temporaryFolder(),
): string => {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    const isRaw = typeof content === 'string' || content instanceof Uint8Array
    writeFileSync(path, isRaw ? content : JSON.stringify(content))
  }
  return folder
}

/** Numbers from 1. */
export const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

/** A food supplement (`wc/v3/products`) with a picture and its address there. */
export const productRecord = (id: number, slug: string, changes: Json = {}): Json => ({
  ...{ id, slug, name: `Produkt ${id}`, price: '14.50', type: 'simple', sku: `T-${id}` },
  categories: [{ slug: 'nahrungsergaenzung', name: 'Nahrungsergänzung' }],
  description: '<p>Aus <b>acht</b> Kräutern.</p>',
  permalink: `https://shop.example/produkt/${slug}/`,
  ...changes,
})

type Size = {
  customers: number
  orders: number
  pages?: number
  posts?: number
  pictures?: number
  products?: number
}

/** A page in four languages with a text, a picture and a link to the next one. */
const translatedPages = (count: number, firstId: number, pictures: number, name: string) =>
  numbers(count).flatMap((page) => {
    const ids = Object.fromEntries(languages.map((each, at) => [each, firstId + 4 * page + at]))
    const slug = (language: string, of: number) => `${name}-${of}-${language}`
    return languages.map((language) =>
      pageRecord(ids[language] ?? 0, slug(language, page), {
        ...{ lang: language, translations: ids },
        link: `https://shop.example/${language}/${slug(language, page)}/`,
        title: { rendered: `${name} ${page} (${language})` },
        acf: {
          content: [
            {
              acf_fc_layout: 'text',
              text: numbers(6)
                .map(
                  (at) => `<p>${`<b>Absatz ${at}</b> über Pflanzen &amp; Kräuter. `.repeat(8)}</p>`,
                )
                .join('\n'),
            },
            {
              acf_fc_layout: 'link_shop',
              ...{ title: 'Weiter', button_text: 'Weiter' },
              button_link: `https://shop.example/${language}/${slug(language, (page % count) + 1)}/`,
              image: pictures > 0 ? { ID: 1 + (page % pictures) } : '',
            },
          ],
        },
      }),
    )
  })

/** A shop as large as given, for measurements and tests of crashes; `picture` makes its files. */
export const largeShop = async (
  { customers, orders, pages = 0, posts = 0, pictures = 0, products = 0 }: Size,
  picture: (id: number) => Promise<Uint8Array> = async () => new Uint8Array(),
  folder?: string,
) => {
  const files: Record<string, Uint8Array> = {}
  for (const id of numbers(pictures)) files[`files/2020/picture-${id}.jpg`] = await picture(id)
  return exportFolder(
    {
      ...files,
      'products.json': numbers(products).map((id) => productRecord(id, `produkt-${id}`)),
      'media.json': numbers(pictures).map((id) => mediaRecord(id, `2020/picture-${id}.jpg`)),
      'pages.json': translatedPages(pages, 10_000, pictures, 'seite'),
      'posts.json': translatedPages(posts, 20_000, pictures, 'beitrag'),
      'users.json': numbers(customers).map((id) => user(id)),
      'customers.json': numbers(customers).map((id) => customer(id)),
      'orders.json': numbers(orders).map((id) =>
        order(id, {
          customer_id: 1 + (id % customers),
          line_items: numbers(1 + (id % 8)).map((line) => lineItem({ id: line }, arnica)),
          total: String(((1 + (id % 8)) * 2500 - 250 + 431) / 100),
        }),
      ),
    },
    folder,
  )
}
