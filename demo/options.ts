import { textFamilies } from '../domain/catalogue/text-sections.ts'
import type { Text } from './content/page-text.ts'
import { downloadOrderForm, downloadPage } from './downloads.ts'
import { formTexts } from './form-texts.ts'
import { socialPosts } from './social-posts.ts'

/** Settings of the demo laboratory that are the same in all languages. */
export const options = {
  contact_phone_number: '+41 22 555 01 47',
  contact_email: 'info@trois-sources.example',
  orders_email: 'commandes@trois-sources.example',
  legal_name: 'Laboratoire Trois-Sources SA',
  laboratory_address: {
    street: 'Chemin des Trois-Sources',
    buildingNumber: '12',
    postcode: '1227',
    city: 'Carouge GE',
    state: 'GE',
    country: 'CH',
  },
  // A fictional QR-IBAN with valid check digits; its institution id is between 30000 and 31999.
  iban: 'CH8131999000123004567',
  vat_number: 'CHE-999.999.996',
  payment_days: 30,
  title_suffix: 'Laboratoire Trois-Sources',
  /** Centimes (D1 §9). */
  shipping_cost: 431,
  shipping_countries: ['CH', 'LI'],
  /** Working days. */
  preparation_days: {
    homeopathy: 1,
    mixture: 2,
    gemmotherapy: 1,
    phytotherapy: 1,
    oligotherapy: 1,
    schussler: 0,
    complex: 0,
    otc: 0,
    supplement: 0,
    kit: 1,
    seasonal: 1,
  },
  holiday_canton: 'GE',
  social_links: {
    facebook: 'https://www.facebook.com/laboratoire.trois.sources.example',
    instagram: 'https://www.instagram.com/laboratoire.trois.sources.example',
    linkedin: 'https://www.linkedin.com/company/laboratoire-trois-sources-example',
    youtube: 'https://www.youtube.com/@laboratoire-trois-sources-example',
    tiktok: 'https://www.tiktok.com/@laboratoire.trois.sources.example',
  },
  external_links: {
    canada: 'https://www.trois-sources-canada.example/',
    france: 'https://www.trois-sources-france.example/',
    shop_login: 'https://pro.trois-sources.example/',
  },
  unknown_page: 'not_found',
  // Addresses of the previous site.
  redirects: [
    { from: '/accueil', to: '/fr/' },
    { from: '/homeopathie', to: '/fr/medecine/homeopathie' },
    { from: '/our-story', to: '/en/company/story' },
  ],
  newsletter_ticked: true,
  // Fields with `true` are required.
  contact_required_fields: { message: true },
  contest_required_fields: { message: false },
  webinar_required_fields: {
    phone: true,
    profession: true,
    name_pharmacy: true,
    fph_gln_number: true,
    message: true,
  },
  // Indications and posology are for professionals only, as the law on medicines requires, and so are topics that name
  // an illness; those of food supplements are groups such as vitamins.
  text_sections: Object.fromEntries(
    textFamilies.map((family) => [
      family,
      {
        description: 'everyone',
        topic: family === 'supplement' ? 'everyone' : 'professionals',
        indication: 'professionals',
        posology: 'professionals',
      },
    ]),
  ),
} as const

/** Settings with a value per language. */
export const translatedOptions: Record<string, Readonly<Record<keyof Text, unknown>>> = {
  download_page: downloadPage,
  download_order_form: downloadOrderForm,
  form_texts: formTexts,
  social_feed_posts: socialPosts,
  seo_global_keywords: {
    fr: 'homéopathie, gemmothérapie, phytothérapie, oligothérapie, sels de Schüssler, laboratoire, Genève',
    en: 'homeopathy, gemmotherapy, phytotherapy, oligotherapy, Schüssler salts, laboratory, Geneva',
    de: 'Homöopathie, Gemmotherapie, Phytotherapie, Oligotherapie, Schüssler-Salze, Labor, Genf',
    it: 'omeopatia, gemmoterapia, fitoterapia, oligoterapia, sali di Schüssler, laboratorio, Ginevra',
  },
  signup_professional_text: {
    fr: 'Notre boutique est réservée aux professionnels titulaires d’une autorisation cantonale de pratiquer. Nous vérifions chaque inscription avant d’activer le compte.',
    en: 'Our shop is reserved for professionals with a cantonal licence to practise. We verify every registration and will write to you as soon as your account is activated.',
    de: 'Unser Shop ist Fachpersonen mit kantonaler Berufsausübungsbewilligung vorbehalten. Wir prüfen jede Registrierung und schreiben Ihnen, sobald Ihr Konto freigeschaltet ist.',
    it: 'Il nostro negozio online è riservato ai professionisti con autorizzazione cantonale all’esercizio. Verifichiamo ogni registrazione e Le scriviamo non appena il Suo conto sarà attivato.',
  },
}
