import { streetLine } from '../../domain/customer/postal-address.ts'
import type { Language } from '../../domain/language.ts'
import { weekdayDate } from '../../domain/long-date.ts'
import { linkLabel } from '../../domain/options/site-links.ts'
import { consentMessages } from '../../messages/server/consent.ts'
import { i18nIn } from '../i18n.ts'
import type { Services } from '../services.ts'
import { findDispatchDays, findShortages } from './calendar.ts'
import { memoizeByContentVersion } from './content-version.ts'
import { findTopics } from './find-topics.ts'
import { findOptions } from './options.ts'
import { findPictures } from './pictures/find-pictures.ts'

type Argument = { language: Language; origin: string }

const memoizedSiteFacts = memoizeByContentVersion(async (db, { language, origin }: Argument) => {
  const found = await findOptions(
    db,
    [
      'analytics',
      'contact_phone_number',
      'external_links',
      'free_shipping_from',
      'laboratory_address',
      'legal_name',
      'logo',
      'menus',
      'minimum_order',
      'more_links',
      'offered_languages',
      'privacy_policy_popup',
      'seo_global_keywords',
      'shipping_cost',
      'site_notice',
      'small_order',
      'social_links',
      'title_suffix',
      'vat_number',
    ],
    language,
  )
  const topics = await findTopics(db, language)
  const showPicture = await findPictures(db, language)
  const { buildingNumber, ...address } = found.laboratory_address
  return {
    contactPhone: found.contact_phone_number,
    address: { ...address, street: streetLine(address.street, buildingNumber) },
    legalName: found.legal_name,
    /** The address of a picture of the media library; '' without one. */
    logo: showPicture(found.logo),
    titleSuffix: found.title_suffix,
    /** The public origin, without a path. */
    origin,
    shippingCost: found.shipping_cost,
    freeShippingFrom: found.free_shipping_from,
    smallOrder: found.small_order,
    minimumOrder: found.minimum_order,
    hasVatNumber: found.vat_number !== '',
    socialLinks: found.social_links,
    externalLinks: found.external_links,
    moreLinks: found.more_links.map((link) => ({
      url: link.url,
      label: linkLabel(link, language),
    })),
    keywords: found.seo_global_keywords,
    notice: found.site_notice,
    menus: found.menus,
    languages: found.offered_languages,
    healthTopics: topics.map(({ title, slug }) => ({ title, slug })),
    analytics: found.analytics,
    consent: consentMessages(found.privacy_policy_popup, i18nIn[language]),
  }
})

/** Facts about the laboratory that every page shows. */
export const findSiteFacts = async (
  { db, env, now }: Pick<Services, 'db' | 'env' | 'now'>,
  language: Language,
) => {
  const dispatchDays = await findDispatchDays(db, now())
  const shortages = await findShortages(db, now(), language)
  const days = [...Object.values(dispatchDays), ...shortages.map(({ on }) => on)]
  return {
    ...(await memoizedSiteFacts(db, { language, origin: env.origin })),
    dispatchDays,
    shortages,
    /** The days of both in words, so that browsers need no names of months. */
    dayNames: Object.fromEntries(days.map((day) => [day, weekdayDate(day, language)])),
  }
}
