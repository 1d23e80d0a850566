import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { NamedPage } from './page-names.ts'

/** What people type to find a page, beside its name; separated by commas. */
export const pageSearchWords: Partial<Record<NamedPage, MessageDescriptor>> = {
  contact: msg`Opening hours, Address, Telephone, Directions, Customer service`,
  terms: msg`Shipping costs, Delivery, Postage, Dispatch, Payment, Invoice, Returns`,
  'privacy-policy': msg`Privacy, Data protection, Cookies`,
  imprint: msg`Imprint, Company details`,
  signup: msg`Open an account, New account`,
  'company.team': msg`Staff, People, Jobs, Vacancies`,
  'shop.make_your_own': msg`Mixture, Prescription, Own formula, Individual remedy`,
  'shop.homeopathy.remedies': msg`Dilutions, Potencies, Globules, Granules, Suppositories`,
  'shop.homeopathy.complexes': msg`Complex remedies, Combination remedies`,
  'shop.gemmotherapy': msg`Buds, Bud extracts, Glycerine macerates`,
  'shop.phytotherapy': msg`Mother tinctures, Tinctures, Medicinal plants`,
  'shop.oligotherapy': msg`Trace elements`,
  'shop.schussler_salts': msg`Tissue salts, Cell salts, Mineral salts, Biochemistry`,
  'shop.food_supplements': msg`Vitamins, Minerals, Supplements`,
  'otcs.animals': msg`Dogs, Cats, Pets, Veterinary`,
  'resources.where': msg`Pharmacies, Points of sale, Retailers, Map`,
  'resources.training': msg`Courses, Seminars, Lectures`,
}
