import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PageKey } from '../../../domain/page/route-words.ts'
import type { Session } from '../../access/session.ts'

type Group = {
  label: MessageDescriptor
  help: MessageDescriptor
  /** Where visitors see it, with a page that shows it. */
  shownAt: MessageDescriptor
  page: PageKey
  isForAdministrators?: boolean
}

/** The groups of settings, as the server saves them. */
export const optionGroups = {
  laboratory: {
    label: msg`Name and addresses`,
    help: msg`Name, postal address and e-mail addresses of the laboratory.`,
    shownAt: msg`Footer and contact page, mails, invoices and delivery notes.`,
    page: 'contact',
    isForAdministrators: true,
  },
  contact: {
    label: msg`Phone and opening hours`,
    help: msg`The phone number of the laboratory, and when it is open.`,
    shownAt: msg`Header and contact page.`,
    page: 'contact',
  },
  links: {
    label: msg`Social networks and other sites`,
    help: msg`Addresses of your profiles and of your sites in other countries.`,
    shownAt: msg`Footer of every page, and the menu of other regions.`,
    page: 'home',
  },
  notices: {
    label: msg`Notices`,
    help: msg`A notice above every page, the text above the registration form, and the cookie banner.`,
    shownAt: msg`Every page, the registration page and the cookie banner.`,
    page: 'signup',
  },
  search: {
    label: msg`Search engines`,
    help: msg`What search engines show after the title of each page, and what happens at unknown addresses.`,
    shownAt: msg`Titles in browsers and search results.`,
    page: 'home',
  },
  forms: {
    label: msg`Forms of the website`,
    help: msg`Which fields visitors have to fill in, and whether the newsletter is selected.`,
    shownAt: msg`Contact form, contest and webinar forms.`,
    page: 'contact',
  },
  form_texts: {
    label: msg`Texts of the forms`,
    help: msg`Names of fields, messages, buttons and thanks, where the texts of the shop do not suit you.`,
    shownAt: msg`Contact form, contest and webinar forms.`,
    page: 'contact',
  },
  product_texts: {
    label: msg`Who reads the texts of products`,
    help: msg`For each range: whether everyone, only professionals or nobody reads description, topic, indication and posology.`,
    shownAt: msg`Pages of products and remedies.`,
    page: 'shop',
  },
  social_posts: {
    label: msg`Posts of social networks`,
    help: msg`The posts that pages with the block “Social media” show, with picture, date and link.`,
    shownAt: msg`Pages with the block “Social media”.`,
    page: 'home',
  },
  orders: {
    label: msg`Shipping and invoices`,
    help: msg`Shipping costs, countries, payment term, and the account on the QR-bill.`,
    shownAt: msg`Cart, checkout, invoices and QR-bills.`,
    page: 'shop',
    isForAdministrators: true,
  },
  site: {
    label: msg`Languages and statistics`,
    help: msg`The languages of the site, the one in which pages are written first, and how visits are counted.`,
    shownAt: msg`Language menu, translation board of the back office, and the cookie banner.`,
    page: 'home',
    isForAdministrators: true,
  },
} as const satisfies Record<string, Group>

export type OptionGroupName = keyof typeof optionGroups

export const optionGroupNames = Object.keys(optionGroups) as OptionGroupName[]

export const isOptionGroup = (name: unknown): name is OptionGroupName =>
  optionGroupNames.some((each) => each === name)

/** Whether the account sees and changes the group; the server decides again. */
export const mayUse = ({ role, permissions }: Session, name: OptionGroupName) =>
  role === 'administrator' ||
  (permissions.includes('options.write') && !('isForAdministrators' in optionGroups[name]))
