import { byLanguage, inLanguages, type Language } from '../language.ts'

export type Words = Readonly<Record<Language, string>>

export const every = (word: string): Words => inLanguages(word, word, word, word)

/** A selector stays the same page when the selection in its address changes (R6). */
const withRemedyCode = (words: Words): Words =>
  byLanguage((language) => `${words[language]}/:remedyCode?`)

/** The words of a branch of medicine: in the shop and in the pages about it. */
const medicines = {
  homeopathy: inLanguages('homeopathie', 'homeopathy', 'homoeopathie', 'omeopatia'),
  gemmotherapy: inLanguages('gemmotherapie', 'gemmotherapy', 'gemmotherapie', 'gemmoterapia'),
  phytotherapy: inLanguages('phytotherapie', 'phytotherapy', 'phytotherapie', 'fitoterapia'),
  oligotherapy: inLanguages('oligotherapie', 'oligotherapy', 'oligotherapie', 'oligoterapia'),
  schussler_salts: inLanguages(
    'sels-de-schussler',
    'schussler_salts',
    'schuessler-salze',
    'sali-di-schussler',
  ),
  food_supplements: inLanguages(
    'complements-alimentaires',
    'food_supplements',
    'nahrungsergaenzung',
    'integratori-alimentari',
  ),
}

const products = inLanguages('produits', 'products', 'produkte', 'prodotti')

/** The path words of the pages that are linked, which browsers know. */
export const linkedWords = {
  home: every(''),
  login: inLanguages('connexion', 'login', 'anmelden', 'accesso'),
  shop: inLanguages('boutique', 'shop', 'shop', 'negozio'),
  'shop.homeopathy': medicines.homeopathy,
  'shop.homeopathy.complexes': inLanguages('complexes', 'complexes', 'komplexmittel', 'complessi'),
  'shop.homeopathy.complexes.product': every(':product'),
  'shop.homeopathy.otcs': inLanguages('otc', 'otcs', 'otc', 'otc'),
  'shop.homeopathy.remedies': withRemedyCode(
    inLanguages('remedes', 'remedies', 'einzelmittel', 'rimedi'),
  ),
  'shop.homeopathy.seasonal': inLanguages('saison', 'seasonal', 'saison', 'stagionali'),
  'shop.homeopathy.products': products,
  'shop.homeopathy.products.product': every(':product'),
  'shop.gemmotherapy': withRemedyCode(medicines.gemmotherapy),
  'shop.gemmotherapy.otcs': inLanguages('otc', 'otcs', 'otc', 'otc'),
  'shop.phytotherapy': withRemedyCode(medicines.phytotherapy),
  'shop.oligotherapy': withRemedyCode(medicines.oligotherapy),
  'shop.schussler_salts': medicines.schussler_salts,
  'shop.schussler_salts.product': every(':product'),
  'shop.food_supplements': medicines.food_supplements,
  'shop.food_supplements.product': every(':product'),
  'shop.food_supplements.products': products,
  'shop.food_supplements.products.product': every(':product'),
  'shop.make_your_own': inLanguages(
    'composer-son-melange',
    'make_your_own',
    'eigene-mischung',
    'componi-la-tua-miscela',
  ),
  'shop.otc': inLanguages('otc', 'otc', 'otc', 'otc'),
  'shop.otc.product': every(':product'),
  otcs: inLanguages('produits-otc', 'otcs', 'otc-produkte', 'prodotti-otc'),
  'otcs.otchomeo': inLanguages('homeopathie', 'otchomeo', 'homoeopathie', 'omeopatia'),
  'otcs.gemmotherapy': medicines.gemmotherapy,
  'otcs.animals': inLanguages('animaux', 'animals', 'tiere', 'animali'),
  medicine: inLanguages('medecine', 'medicine', 'medizin', 'medicina'),
  'medicine.homeopathy': medicines.homeopathy,
  'medicine.gemmotherapy': medicines.gemmotherapy,
  'medicine.phytotherapy': medicines.phytotherapy,
  'medicine.oligotherapy': medicines.oligotherapy,
  'medicine.schussler_salts': medicines.schussler_salts,
  'medicine.food_supplements': medicines.food_supplements,
  company: inLanguages('entreprise', 'company', 'unternehmen', 'azienda'),
  'company.story': inLanguages('histoire', 'story', 'geschichte', 'storia'),
  'company.garden': inLanguages('jardin', 'garden', 'garten', 'giardino'),
  'company.lab': inLanguages('laboratoire', 'lab', 'labor', 'laboratorio'),
  'company.values': inLanguages('valeurs', 'values', 'werte', 'valori'),
  'company.quality': inLanguages('qualite', 'quality', 'qualitaet', 'qualita'),
  'company.team': inLanguages('equipe', 'team', 'team', 'team'),
  health: inLanguages('sante', 'health', 'gesundheit', 'salute'),
  'health.topic': every(':topic'),
  resources: inLanguages('ressources', 'resources', 'ressourcen', 'risorse'),
  'resources.topic': every(':topic'),
  'resources.where': inLanguages('ou-trouver', 'where', 'wo-erhaeltlich', 'dove-trovare'),
  'resources.training': inLanguages('formation', 'training', 'weiterbildung', 'formazione'),
  'resources.research': inLanguages('recherche', 'research', 'forschung', 'ricerca'),
  'resources.foundation': inLanguages('fondation', 'foundation', 'stiftung', 'fondazione'),
  'resources.associations': inLanguages(
    'associations',
    'associations',
    'verbaende',
    'associazioni',
  ),
  'resources.media': inLanguages('medias', 'media', 'medien', 'media'),
  news: inLanguages('actualites', 'news', 'neuigkeiten', 'novita'),
  'news.post': every(':slug'),
  contact: inLanguages('contact', 'contact', 'kontakt', 'contatto'),
  'privacy-policy': inLanguages(
    'protection-des-donnees',
    'privacy-policy',
    'datenschutz',
    'protezione-dei-dati',
  ),
  terms: inLanguages('conditions-generales', 'terms', 'agb', 'condizioni-generali'),
  imprint: inLanguages('mentions-legales', 'imprint', 'impressum', 'note-legali'),
  search: inLanguages('recherche', 'search', 'suche', 'ricerca'),
  sitemap: inLanguages('plan-du-site', 'sitemap', 'sitemap', 'mappa-del-sito'),
  signup: inLanguages('inscription', 'signup', 'registrieren', 'registrazione'),
  'signup-confirmation': inLanguages(
    'confirmation-inscription',
    'signup-confirmation',
    'registrierung-bestaetigt',
    'conferma-registrazione',
  ),
  /** The link target in newsletter mails. */
  'newsletter-confirm': inLanguages(
    'confirmer-newsletter',
    'confirm-newsletter',
    'newsletter-bestaetigen',
    'conferma-newsletter',
  ),
  'newsletter-leave': inLanguages(
    'desabonnement',
    'unsubscribe',
    'newsletter-abmelden',
    'disiscrizione',
  ),
  checkout: inLanguages('commande', 'checkout', 'kasse', 'cassa'),
  account: inLanguages('compte', 'account', 'konto', 'conto'),
  'account.security': inLanguages('securite', 'security', 'sicherheit', 'sicurezza'),
  /** The link target in the mail to a new address. */
  'account.email': inLanguages('adresse-e-mail', 'email', 'e-mail', 'indirizzo-e-mail'),
  /** Also the link target in the mail that confirms it. */
  'account.deletion': inLanguages('suppression', 'deletion', 'loeschung', 'eliminazione'),
  'account.addresses': inLanguages('adresses', 'addresses', 'adressen', 'indirizzi'),
  /** The people of a practice. */
  'account.people': inLanguages('personnes', 'people', 'personen', 'persone'),
  'account.payment': inLanguages('paiement', 'payment', 'zahlung', 'pagamento'),
  'account.orders': inLanguages('commandes', 'orders', 'bestellungen', 'ordini'),
  /** By order number. */
  'account.orders.order': every(':order'),
  'account.quick-order': inLanguages(
    'commande-rapide',
    'quick-order',
    'schnellbestellung',
    'ordine-rapido',
  ),
  'account.shelf': inLanguages('preparations', 'shelf', 'praeparate', 'preparati'),
  'account.shelf.list': every(':list'),
  'account.shelf.formula': inLanguages(
    'formules/:formula',
    'formulas/:formula',
    'rezepturen/:formula',
    'formule/:formula',
  ),
  'account.downloads': inLanguages('telechargements', 'downloads', 'downloads', 'download'),
} as const satisfies Record<string, Words>
