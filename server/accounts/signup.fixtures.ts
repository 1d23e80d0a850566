import type { SignupForm } from '../../domain/customer/signup-form.ts'

/** Minimal valid files of each accepted certificate type. */
const ftyp = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0${brand}mif1`)])

export const sampleCertificates = {
  pdf: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  jpeg: Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'),
  png: Buffer.from(
    '89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c4944415408d763f8ffff3f0005fe02fea7356981a0000000049454e44ae426082',
    'hex',
  ),
  webp: Buffer.concat([Buffer.from('RIFF'), Buffer.from([26, 0, 0, 0]), Buffer.from('WEBPVP8L')]),
  heic: ftyp('heic'),
} as const

/** A valid signup of a therapist in Vevey, with `changes`. */
export const signupForm = (changes: Partial<SignupForm> = {}): SignupForm => ({
  profession: 'therapeut',
  pharmaId: '',
  firstName: 'Łucja',
  lastName: 'Böhm-Dürst',
  email: 'lucja@example.ch',
  repeatEmail: 'lucja@example.ch',
  password: 'Schafgarbe im Mai',
  repeatPassword: 'Schafgarbe im Mai',
  billingFirstName: 'Łucja',
  billingLastName: 'Böhm-Dürst',
  billingCompany: 'Praxis am See',
  billingPhone: '+41 21 555 01 99',
  billingAddress1: 'Rue du Lac 12b',
  billingAddress2: '2e étage',
  billingCity: 'Vevey',
  billingCountry: 'CH',
  billingPostcode: '1800',
  billingState: 'VD',
  shippingFirstName: '',
  shippingLastName: '',
  shippingCompany: '',
  shippingAddress1: '',
  shippingAddress2: '',
  shippingCity: '',
  shippingCountry: 'CH',
  shippingPostcode: '',
  shippingState: '',
  message: 'Bonjour,\nmerci d’avance.',
  customerNumber: 'K-1024',
  ...changes,
})
