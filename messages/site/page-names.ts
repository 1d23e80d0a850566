import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PageKey } from '../../domain/page/route-words.ts'

/** Pages of one topic, product or order, steps of a process, and former addresses. */
type UnnamedPage = Extract<
  PageKey,
  | `hidden.${string}`
  | `newsletter-${string}`
  | `shop.${string}.${'otcs' | 'product'}`
  | 'account.deletion'
  | 'account.email'
  | 'account.orders.order'
  | 'account.shelf.formula'
  | 'account.shelf.list'
  | 'health.topic'
  | 'news.post'
  | 'resources.topic'
  | 'shop.food_supplements.products'
  | 'shop.otc'
>

/** Page names in menus, breadcrumbs and the site map. */
export const pageNames = {
  search: msg`Site search`,
  home: msg`Home`,
  shop: msg`Shop`,
  'shop.homeopathy': msg`Homeopathy`,
  'shop.homeopathy.remedies': msg`Single remedies`,
  'shop.homeopathy.complexes': msg`Complexes`,
  'shop.homeopathy.products': msg`Kits`,
  'shop.homeopathy.seasonal': msg`Seasonal products`,
  'shop.gemmotherapy': msg`Gemmotherapy`,
  'shop.phytotherapy': msg`Phytotherapy`,
  'shop.oligotherapy': msg`Oligotherapy`,
  'shop.schussler_salts': msg`Schüssler salts`,
  'shop.food_supplements': msg`Food supplements`,
  'shop.make_your_own': msg`Make your own`,
  otcs: msg`OTC products`,
  'otcs.otchomeo': msg`Homeopathic OTC products`,
  'otcs.gemmotherapy': msg`Gemmotherapy OTC products`,
  'otcs.animals': msg`For animals`,
  company: msg`Company`,
  'company.story': msg`Our story`,
  'company.garden': msg`Our garden`,
  'company.lab': msg`The laboratory`,
  'company.values': msg`Our values`,
  'company.quality': msg`Quality`,
  'company.team': msg`The team`,
  medicine: msg`Medicine`,
  'medicine.homeopathy': msg`What is homeopathy?`,
  'medicine.gemmotherapy': msg`What is gemmotherapy?`,
  'medicine.phytotherapy': msg`What is phytotherapy?`,
  'medicine.oligotherapy': msg`What is oligotherapy?`,
  'medicine.schussler_salts': msg`What are Schüssler salts?`,
  'medicine.food_supplements': msg`What are food supplements?`,
  health: msg`Health`,
  resources: msg`Resources`,
  'resources.where': msg`Where to find our remedies`,
  'resources.training': msg`Training`,
  'resources.research': msg`Research`,
  'resources.foundation': msg`Foundation`,
  'resources.associations': msg`Associations`,
  'resources.media': msg`Media`,
  news: msg`News`,
  contact: msg`Contact`,
  'privacy-policy': msg`Privacy policy`,
  terms: msg`Terms and conditions`,
  imprint: msg`Legal notice`,
  sitemap: msg`Sitemap`,
  login: msg`Login`,
  signup: msg`Registration`,
  'signup-confirmation': msg`Registration received`,
  checkout: msg`Checkout`,
  account: msg`My account`,
  'account.security': msg`Security`,
  'account.addresses': msg`Addresses`,
  'account.people': msg`People`,
  'account.payment': msg`Payment`,
  'account.orders': msg`Orders`,
  'account.quick-order': msg`Quick order`,
  'account.shelf': msg`My favourites`,
  'account.downloads': msg`Downloads`,
} satisfies Record<Exclude<PageKey, UnnamedPage>, MessageDescriptor>

export type NamedPage = keyof typeof pageNames

export const isNamedPage = (page: string): page is NamedPage => Object.hasOwn(pageNames, page)
