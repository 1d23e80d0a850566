import { expect, test } from 'vitest'
import type { ProductDetail } from '../../../../domain/catalogue/product-view.ts'
import { centimes } from '../../../../domain/money.ts'
import { productStructuredData, saltStructuredData } from './product-structured-data.ts'

const place = {
  origin: 'https://shop.example',
  pathname: '/de/shop/otc/gel',
  legalName: 'Labor AG',
  language: 'de' as const,
  shortages: [],
}

const product: ProductDetail = {
  id: 52_005,
  slug: 'gel',
  kind: 'otc',
  nr: 705,
  title: 'Gel mit Arnikablüten',
  image: undefined,
  images: [],
  ingredient: undefined,
  topic: 'Prellungen',
  topicKey: 'trauma',
  form: 'Gel',
  formKey: 'gel',
  size: '100g',
  line: '',
  remedies: 1,
  price: centimes(2230),
  season: undefined,
  description: '',
  indication: '',
  posology: '',
  reserved: ['indication', 'posology'],
  parts: [],
  ingredients: [],
  generalInformation: [],
}

test('contains the offer of a product', () => {
  expect(productStructuredData(product, place)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Gel mit Arnikablüten',
    // Product numbers are unique within a product line only.
    sku: '52005',
    image: 'https://shop.example/pictures/de/gel.svg',
    brand: { name: 'Labor AG' },
    offers: {
      '@type': 'Offer',
      price: '22.30',
      priceCurrency: 'CHF',
      availability: 'https://schema.org/InStock',
      url: 'https://shop.example/de/shop/otc/gel',
    },
  })
})

test('says from when a product that is short can be sent', () => {
  const shortages = [{ product: product.id, remedy: null, on: '2026-12-04', note: '' }]
  expect(productStructuredData(product, { ...place, shortages }).offers).toMatchObject({
    availability: 'https://schema.org/BackOrder',
    availabilityStarts: '2026-12-04',
  })
})

test('omits an empty description', () => {
  expect(productStructuredData(product, place)).not.toHaveProperty('description')
})

const salt = {
  id: 40_001,
  slug: 'calcium-fluoratum',
  nr: 1,
  name: 'Calcium fluoratum',
  compound: 'Calciumfluorid',
  description: 'Ein Salz.',
  reserved: [],
  isSupplementary: false,
  forms: ['pl_6', 'pl_12', 'p_6'] as const,
}

const prices = {
  'schussler-salts-pills': [60_001, centimes(1490)],
  'schussler-salts-powder': [60_002, centimes(2150)],
} as const

test.each([
  [['pl_6', 'pl_12', 'p_6'] as const, { lowPrice: '14.90', highPrice: '21.50', offerCount: 2 }],
  [['pl_6'] as const, { lowPrice: '14.90', highPrice: '14.90', offerCount: 1 }],
])('has for a salt in %j offers from the lowest to the highest price', (forms, offers) => {
  expect(saltStructuredData({ ...salt, forms: [...forms] }, prices, place).offers).toMatchObject(
    offers,
  )
})

test('gives the offers of a salt different ids', () => {
  const { offers } = saltStructuredData({ ...salt, forms: ['pl_6', 'p_6'] }, prices, place)
  expect(offers?.offers.map(({ sku }) => sku)).toEqual(['60001', '60002'])
})

test('has no offer for a salt without a price', () => {
  expect(saltStructuredData({ ...salt, forms: ['p'] }, {}, place)).not.toHaveProperty('offers')
})
