import type { Language } from '../language.ts'

export type Words = Readonly<Record<Language, string>>

export const every = (word: string): Words => ({ fr: word, en: word, de: word, it: word })

/** A selector stays the same page when the selection in its address changes (R6). */
const withRemedyCode = ({ fr, en, de, it }: Words): Words => ({
  fr: `${fr}/:remedyCode?`,
  en: `${en}/:remedyCode?`,
  de: `${de}/:remedyCode?`,
  it: `${it}/:remedyCode?`,
})

/** The words of a branch of medicine: in the shop and in the pages about it. */
const medicines = {
  homeopathy: { fr: 'homeopathie', en: 'homeopathy', de: 'homoeopathie', it: 'omeopatia' },
  gemmotherapy: {
    fr: 'gemmotherapie',
    en: 'gemmotherapy',
    de: 'gemmotherapie',
    it: 'gemmoterapia',
  },
  phytotherapy: { fr: 'phytotherapie', en: 'phytotherapy', de: 'phytotherapie', it: 'fitoterapia' },
  oligotherapy: {
    fr: 'oligotherapie',
    en: 'oligotherapy',
    de: 'oligotherapie',
    it: 'oligoterapia',
  },
  schussler_salts: {
    fr: 'sels-de-schussler',
    en: 'schussler_salts',
    de: 'schuessler-salze',
    it: 'sali-di-schussler',
  },
  food_supplements: {
    fr: 'complements-alimentaires',
    en: 'food_supplements',
    de: 'nahrungsergaenzung',
    it: 'integratori-alimentari',
  },
}

const products = { fr: 'produits', en: 'products', de: 'produkte', it: 'prodotti' }

/** The path words of the pages that are linked, which browsers know. */
export const linkedWords = {
  home: every(''),
  login: { fr: 'connexion', en: 'login', de: 'anmelden', it: 'accesso' },
  shop: { fr: 'boutique', en: 'shop', de: 'shop', it: 'negozio' },
  'shop.homeopathy': medicines.homeopathy,
  'shop.homeopathy.complexes': {
    fr: 'complexes',
    en: 'complexes',
    de: 'komplexmittel',
    it: 'complessi',
  },
  'shop.homeopathy.complexes.product': every(':product'),
  'shop.homeopathy.otcs': { fr: 'otc', en: 'otcs', de: 'otc', it: 'otc' },
  'shop.homeopathy.remedies': withRemedyCode({
    fr: 'remedes',
    en: 'remedies',
    de: 'einzelmittel',
    it: 'rimedi',
  }),
  'shop.homeopathy.seasonal': { fr: 'saison', en: 'seasonal', de: 'saison', it: 'stagionali' },
  'shop.homeopathy.products': products,
  'shop.homeopathy.products.product': every(':product'),
  'shop.gemmotherapy': withRemedyCode(medicines.gemmotherapy),
  'shop.gemmotherapy.otcs': { fr: 'otc', en: 'otcs', de: 'otc', it: 'otc' },
  'shop.phytotherapy': withRemedyCode(medicines.phytotherapy),
  'shop.oligotherapy': withRemedyCode(medicines.oligotherapy),
  'shop.schussler_salts': medicines.schussler_salts,
  'shop.schussler_salts.product': every(':product'),
  'shop.food_supplements': medicines.food_supplements,
  'shop.food_supplements.product': every(':product'),
  'shop.food_supplements.products': products,
  'shop.food_supplements.products.product': every(':product'),
  'shop.make_your_own': {
    fr: 'composer-son-melange',
    en: 'make_your_own',
    de: 'eigene-mischung',
    it: 'componi-la-tua-miscela',
  },
  'shop.otc': { fr: 'otc', en: 'otc', de: 'otc', it: 'otc' },
  'shop.otc.product': every(':product'),
  otcs: { fr: 'produits-otc', en: 'otcs', de: 'otc-produkte', it: 'prodotti-otc' },
  'otcs.otchomeo': { fr: 'homeopathie', en: 'otchomeo', de: 'homoeopathie', it: 'omeopatia' },
  'otcs.gemmotherapy': medicines.gemmotherapy,
  'otcs.animals': { fr: 'animaux', en: 'animals', de: 'tiere', it: 'animali' },
  medicine: { fr: 'medecine', en: 'medicine', de: 'medizin', it: 'medicina' },
  'medicine.homeopathy': medicines.homeopathy,
  'medicine.gemmotherapy': medicines.gemmotherapy,
  'medicine.phytotherapy': medicines.phytotherapy,
  'medicine.oligotherapy': medicines.oligotherapy,
  'medicine.schussler_salts': medicines.schussler_salts,
  'medicine.food_supplements': medicines.food_supplements,
  company: { fr: 'entreprise', en: 'company', de: 'unternehmen', it: 'azienda' },
  'company.story': { fr: 'histoire', en: 'story', de: 'geschichte', it: 'storia' },
  'company.garden': { fr: 'jardin', en: 'garden', de: 'garten', it: 'giardino' },
  'company.lab': { fr: 'laboratoire', en: 'lab', de: 'labor', it: 'laboratorio' },
  'company.values': { fr: 'valeurs', en: 'values', de: 'werte', it: 'valori' },
  'company.quality': { fr: 'qualite', en: 'quality', de: 'qualitaet', it: 'qualita' },
  'company.team': { fr: 'equipe', en: 'team', de: 'team', it: 'team' },
  health: { fr: 'sante', en: 'health', de: 'gesundheit', it: 'salute' },
  'health.topic': every(':topic'),
  resources: { fr: 'ressources', en: 'resources', de: 'ressourcen', it: 'risorse' },
  'resources.topic': every(':topic'),
  'resources.where': { fr: 'ou-trouver', en: 'where', de: 'wo-erhaeltlich', it: 'dove-trovare' },
  'resources.training': { fr: 'formation', en: 'training', de: 'weiterbildung', it: 'formazione' },
  'resources.research': { fr: 'recherche', en: 'research', de: 'forschung', it: 'ricerca' },
  'resources.foundation': { fr: 'fondation', en: 'foundation', de: 'stiftung', it: 'fondazione' },
  'resources.associations': {
    fr: 'associations',
    en: 'associations',
    de: 'verbaende',
    it: 'associazioni',
  },
  'resources.media': { fr: 'medias', en: 'media', de: 'medien', it: 'media' },
  news: { fr: 'actualites', en: 'news', de: 'neuigkeiten', it: 'novita' },
  'news.post': every(':slug'),
  contact: { fr: 'contact', en: 'contact', de: 'kontakt', it: 'contatto' },
  'privacy-policy': {
    fr: 'protection-des-donnees',
    en: 'privacy-policy',
    de: 'datenschutz',
    it: 'protezione-dei-dati',
  },
  terms: {
    fr: 'conditions-generales',
    en: 'terms',
    de: 'agb',
    it: 'condizioni-generali',
  },
  imprint: { fr: 'mentions-legales', en: 'imprint', de: 'impressum', it: 'note-legali' },
  search: { fr: 'recherche', en: 'search', de: 'suche', it: 'ricerca' },
  sitemap: { fr: 'plan-du-site', en: 'sitemap', de: 'sitemap', it: 'mappa-del-sito' },
  signup: { fr: 'inscription', en: 'signup', de: 'registrieren', it: 'registrazione' },
  'signup-confirmation': {
    fr: 'confirmation-inscription',
    en: 'signup-confirmation',
    de: 'registrierung-bestaetigt',
    it: 'conferma-registrazione',
  },
  /** The link target in newsletter mails. */
  'newsletter-confirm': {
    fr: 'confirmer-newsletter',
    en: 'confirm-newsletter',
    de: 'newsletter-bestaetigen',
    it: 'conferma-newsletter',
  },
  'newsletter-leave': {
    fr: 'desabonnement',
    en: 'unsubscribe',
    de: 'newsletter-abmelden',
    it: 'disiscrizione',
  },
  checkout: { fr: 'commande', en: 'checkout', de: 'kasse', it: 'cassa' },
  account: { fr: 'compte', en: 'account', de: 'konto', it: 'conto' },
  'account.security': { fr: 'securite', en: 'security', de: 'sicherheit', it: 'sicurezza' },
  /** The link target in the mail to a new address. */
  'account.email': { fr: 'adresse-e-mail', en: 'email', de: 'e-mail', it: 'indirizzo-e-mail' },
  'account.addresses': { fr: 'adresses', en: 'addresses', de: 'adressen', it: 'indirizzi' },
  'account.payment': { fr: 'paiement', en: 'payment', de: 'zahlung', it: 'pagamento' },
  'account.orders': { fr: 'commandes', en: 'orders', de: 'bestellungen', it: 'ordini' },
  /** By order number. */
  'account.orders.order': every(':order'),
  'account.quick-order': {
    fr: 'commande-rapide',
    en: 'quick-order',
    de: 'schnellbestellung',
    it: 'ordine-rapido',
  },
  'account.shelf': {
    fr: 'preparations',
    en: 'shelf',
    de: 'praeparate',
    it: 'preparati',
  },
  'account.shelf.list': every(':list'),
  'account.shelf.formula': {
    fr: 'formules/:formula',
    en: 'formulas/:formula',
    de: 'rezepturen/:formula',
    it: 'formule/:formula',
  },
  'account.downloads': { fr: 'telechargements', en: 'downloads', de: 'downloads', it: 'download' },
} as const satisfies Record<string, Words>
