/** An account for trying the shop; `about` is printed in the terminal. */
export type DemoAccount = {
  about: string
  email: string
  state: 'active' | 'pending'
  role: 'customer' | 'administrator' | 'sales' | 'editor'
  firstName: string
  lastName: string
  language: 'fr' | 'en' | 'de' | 'it'
  profession: string
  /** Hundredths of a percent. */
  discountRate: number
  userCanOrder: boolean
  userCanOrderWithForm: boolean
  phone: string
  company: string
  street: string
  postcode: string
  city: string
  canton: string
  /** A shipping address that differs from the billing address. */
  shipTo?: { company: string; street: string; postcode: string; city: string; canton: string }
}

/** Fictional people; phone numbers and e-mail addresses are invalid. */
export const accounts: readonly DemoAccount[] = [
  {
    about: 'administrator',
    email: 'admin@trois-sources.example',
    state: 'active',
    role: 'administrator',
    firstName: 'Hélène',
    lastName: 'Morand',
    language: 'fr',
    profession: 'pharmacist',
    discountRate: 0,
    userCanOrder: true,
    userCanOrderWithForm: false,
    phone: '+41 22 555 01 47',
    company: 'Laboratoire Trois-Sources SA',
    street: 'Chemin des Trois-Sources 12',
    postcode: '1227',
    city: 'Carouge GE',
    canton: 'GE',
  },
  {
    about: 'back office: orders and customers',
    email: 'sales@trois-sources.example',
    state: 'active',
    role: 'sales',
    firstName: 'Beat',
    lastName: 'Lüthi',
    language: 'de',
    profession: 'pharmacist',
    discountRate: 0,
    userCanOrder: false,
    userCanOrderWithForm: false,
    phone: '+41 22 555 01 48',
    company: 'Laboratoire Trois-Sources SA',
    street: 'Chemin des Trois-Sources 12',
    postcode: '1227',
    city: 'Carouge GE',
    canton: 'GE',
  },
  {
    about: 'back office: pages and media',
    email: 'editor@trois-sources.example',
    state: 'active',
    role: 'editor',
    firstName: 'Camille',
    lastName: 'Rochat',
    language: 'fr',
    profession: 'pharmacist',
    discountRate: 0,
    userCanOrder: false,
    userCanOrderWithForm: false,
    phone: '+41 22 555 01 49',
    company: 'Laboratoire Trois-Sources SA',
    street: 'Chemin des Trois-Sources 12',
    postcode: '1227',
    city: 'Carouge GE',
    canton: 'GE',
  },
  {
    about: 'orders in the shop, 10 % discount',
    email: 'claire.favre@trois-sources.example',
    state: 'active',
    role: 'customer',
    firstName: 'Claire',
    lastName: 'Favre',
    language: 'fr',
    profession: 'homeopath',
    discountRate: 1000,
    userCanOrder: true,
    userCanOrderWithForm: true,
    phone: '+41 21 555 01 12',
    company: 'Cabinet Favre',
    street: 'Rue du Simplon 48',
    postcode: '1006',
    city: 'Lausanne',
    canton: 'VD',
    shipTo: {
      company: 'Maison de santé des Tilleuls',
      street: 'Avenue des Tilleuls 3',
      postcode: '1800',
      city: 'Vevey',
      canton: 'VD',
    },
  },
  {
    about: 'orders with the order form only',
    email: 'reto.ammann@trois-sources.example',
    state: 'active',
    role: 'customer',
    firstName: 'Reto',
    lastName: 'Ammann',
    language: 'de',
    profession: 'drugstore',
    discountRate: 1500,
    userCanOrder: false,
    userCanOrderWithForm: true,
    phone: '+41 44 555 01 63',
    company: 'Drogerie Ammann',
    street: 'Forchstrasse 112',
    postcode: '8032',
    city: 'Zürich',
    canton: 'ZH',
  },
  {
    about: 'cannot order',
    email: 'lucia.bernasconi@trois-sources.example',
    state: 'active',
    role: 'customer',
    firstName: 'Lucia',
    lastName: 'Bernasconi',
    language: 'it',
    profession: 'naturopath',
    discountRate: 0,
    userCanOrder: false,
    userCanOrderWithForm: false,
    phone: '+41 91 555 01 28',
    company: '',
    street: 'Via Nassa 21',
    postcode: '6900',
    city: 'Lugano',
    canton: 'TI',
  },
  {
    about: 'waits for verification',
    email: 'emma.whitfield@trois-sources.example',
    state: 'pending',
    role: 'customer',
    firstName: 'Emma',
    lastName: 'Whitfield',
    language: 'en',
    profession: 'midwife',
    discountRate: 0,
    userCanOrder: false,
    userCanOrderWithForm: false,
    phone: '+41 41 555 01 95',
    company: '',
    street: 'Bundesplatz 6',
    postcode: '6300',
    city: 'Zug',
    canton: 'ZG',
  },
]
