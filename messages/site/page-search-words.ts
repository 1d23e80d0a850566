import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { NamedPage } from './page-names.ts'

/** What people type to find a page, beside its name; separated by commas. */
export const pageSearchWords: Partial<Record<NamedPage, MessageDescriptor>> = {
  contact: msg`Opening hours, Address, Telephone, Directions, Customer service`,
  terms: msg`Conditions of sale, Shipping costs, Delivery, Postage, Dispatch, Payment, Invoice, Returns`,
  'privacy-policy': msg`Privacy, Data protection, Personal data, Cookies`,
  imprint: msg`Imprint, Company details`,
  signup: msg`Sign up, Open an account, New account`,
  'company.story': msg`History, Origins`,
  'company.team': msg`Staff, People, Jobs, Vacancies, Work with us`,
  'shop.homeopathy.products': msg`First aid kit, Travel kit, Pocket pharmacy`,
  'shop.make_your_own': msg`Mixture, Prescription, Own formula, Individual remedy`,
  'shop.homeopathy.remedies': msg`Dilutions, Potencies, Globules, Granules, Suppositories`,
  'shop.homeopathy.complexes': msg`Complex remedies, Combination remedies`,
  'shop.gemmotherapy': msg`Buds, Bud extracts, Glycerine macerates`,
  'shop.phytotherapy': msg`Mother tinctures, Tinctures, Medicinal plants`,
  'shop.oligotherapy': msg`Trace elements`,
  'shop.schussler_salts': msg`Tissue salts, Cell salts, Mineral salts, Biochemic salts, Biochemistry`,
  'shop.food_supplements': msg`Vitamins, Minerals, Supplements`,
  'otcs.animals': msg`Dogs, Cats, Pets, Veterinary`,
  'account.quick-order': msg`Order quickly, Prescription line`,
  'account.orders': msg`Reorder, Order again, Invoices, Delivery notes`,
  'account.shelf': msg`Favourites, Saved lists`,
  'account.addresses': msg`Billing address, Shipping address, Delivery address`,
  'account.security': msg`Password, Change password, Two-factor authentication`,
  'account.downloads': msg`Order form, Documents, Price list`,
  'resources.where': msg`Pharmacies, Points of sale, Where to buy, Stockists, Retailers, Map`,
  'resources.training': msg`Courses, Further training, Seminars, Lectures`,
}
