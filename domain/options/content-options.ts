import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import {
  audiences,
  type SectionAudiences,
  textFamilies,
  textSections,
} from '../catalogue/text-sections.ts'
import { consentTextNames } from '../consent/consent-texts.ts'
import { closingDays } from './closing-days.ts'
import {
  choice,
  flag,
  flags,
  httpsUrl,
  line,
  lines,
  orEmpty,
  own,
  parts,
  phone,
  problem,
  webAddresses,
} from './option-fields.ts'
import type { OptionGroup } from './option-group.ts'
import { siteLinks } from './site-links.ts'

const invalid = problem('value-invalid')

const company = msg`Company`
/** In texts of pages; replaced when they are shown. */
const phonePlaceholder = '{phone}'
const phoneNumber = msg`Phone number`
const message = msg`Message`

/** The name of an illustration, or the address of an uploaded image. */
const picture = z
  .string(problem('blank'))
  .check(z.regex(/^([a-z0-9][a-z0-9-]*|\/media\/[\w./-]+)$/, problem('blank')))

const socialPost = z.object(
  {
    text: lines().schema.check(z.minLength(1, problem('blank'))),
    link: httpsUrl,
    day: z.iso.date(invalid),
    picture,
  },
  invalid,
)

/** Options of what visitors read. */
export const contentOptions = {
  contact: {
    label: msg`Phone and opening hours`,
    help: msg`The phone number of the laboratory, and when it is open.`,
    shownAt: msg`Header and contact page.`,
    page: 'contact',
    options: {
      contact_phone_number: {
        ...phone,
        label: phoneNumber,
        help: msg`In the header, on the contact page, in e-mails and on invoices, and in texts of pages that contain ${phonePlaceholder}, such as the legal notice and the privacy policy. Leave it empty to hide it.`,
      },
      opening_hours: {
        ...lines(600),
        isTranslated: true,
        label: msg`Opening hours`,
        help: msg`One line for each day or period. Shown on the contact page below the address.`,
      },
      closing_days: {
        ...closingDays,
        label: msg`Closing days`,
        help: msg`On the contact page, and in the checkout from a week before.`,
      },
    },
  },
  links: {
    label: msg`Social networks and other sites`,
    help: msg`Addresses of your profiles and of your sites in other countries.`,
    shownAt: msg`Footer of every page, and the menu of other regions.`,
    page: 'home',
    options: {
      social_links: {
        ...webAddresses({
          facebook: 'Facebook',
          instagram: 'Instagram',
          linkedin: 'LinkedIn',
          youtube: 'YouTube',
          tiktok: 'TikTok',
        }),
        label: msg`Social networks`,
        help: msg`Full addresses that start with https://. An empty field hides the link.`,
      },
      external_links: {
        ...webAddresses({
          canada: msg`Site for Canada`,
          france: msg`Site for France`,
          shop_login: msg`Login to the previous shop`,
        }),
        label: msg`Other sites`,
      },
      more_links: {
        ...siteLinks,
        label: msg`Further links`,
        help: msg`In the footer, after the sites above.`,
      },
    },
  },
  notices: {
    label: msg`Notices`,
    help: msg`A notice above every page, the text above the registration form, and the cookie banner.`,
    shownAt: msg`Every page, the registration page and the cookie banner.`,
    page: 'signup',
    options: {
      site_notice: {
        ...line(300),
        isTranslated: true,
        label: msg`Notice above every page`,
        help: msg`One sentence, such as holidays of the laboratory. Empty: no notice.`,
      },
      signup_professional_text: {
        ...lines(),
        isTranslated: true,
        label: msg`Text above the registration form`,
      },
      privacy_policy_popup: {
        ...parts<Partial<Record<(typeof consentTextNames)[number], string>>>(
          {
            title: { ...line(600), label: msg`Cookie banner title` },
            text: { ...lines(600), label: msg`Cookie banner text` },
          },
          z.partialRecord(z.enum(consentTextNames), lines(600).schema, invalid),
          {},
        ),
        isTranslated: true,
        label: msg`Cookie banner`,
        help: msg`An empty field shows the text of the shop.`,
      },
    },
  },
  search: {
    label: msg`Search engines`,
    help: msg`What search engines show after the title of each page, and what happens at unknown addresses.`,
    shownAt: msg`Titles in browsers and search results.`,
    page: 'home',
    options: {
      title_suffix: {
        ...line(80),
        isTranslated: true,
        label: msg`Name after the title of each page`,
        help: msg`Such as “Contact – Laboratoire Trois-Sources” in a search result.`,
      },
      seo_global_keywords: {
        ...line(500),
        input: { kind: 'text', maxLength: 500, isLong: true },
        isTranslated: true,
        label: msg`Keywords for the whole site`,
        help: msg`Separated by commas.`,
      },
      unknown_page: {
        ...choice(
          {
            not_found: msg`Show the page “Not found”`,
            redirect_home: msg`Redirect to the home page`,
          },
          'not_found',
        ),
        label: msg`At an unknown address`,
        help: msg`The page “Not found” helps people and search engines more.`,
      },
    },
  },
  forms: {
    label: msg`Website forms`,
    help: msg`Which fields visitors have to fill in, and whether the newsletter is selected.`,
    shownAt: msg`Contact form, prize draw and webinar forms.`,
    page: 'contact',
    options: {
      newsletter_ticked: {
        ...flag(true),
        label: msg`The newsletter is selected when a form opens`,
      },
      contact_required_fields: {
        ...flags({ company, phone: phoneNumber, message }),
        label: msg`Contact form: required besides name and e-mail`,
      },
      contest_required_fields: {
        ...flags({ company, phone: phoneNumber, message }),
        label: msg`Prize draw form: required besides name and e-mail`,
      },
      webinar_required_fields: {
        ...flags({
          phone: phoneNumber,
          profession: msg`Profession`,
          name_pharmacy: msg`Name of the pharmacy or practice`,
          fph_gln_number: msg`FPH or GLN number`,
          message,
        }),
        label: msg`Webinar form: required besides name and e-mail`,
      },
    },
  },
  form_texts: {
    label: msg`Form texts`,
    help: msg`Field names, messages, buttons and thank-you texts that replace the texts of the shop.`,
    shownAt: msg`Contact form, prize draw and webinar forms.`,
    page: 'contact',
    options: {
      /** `email_wrong`, `success_contact`, `label_name` (D2 §5, §8). */
      form_texts: {
        ...own<Record<string, string> | null>(
          orEmpty(
            z.record(z.string().check(z.regex(/^[a-z_]{1,60}$/)), line(400).schema, invalid),
            {},
          ),
          null,
        ),
        isTranslated: true,
        label: msg`Form texts`,
      },
    },
  },
  product_texts: {
    label: msg`Who can read the product texts`,
    help: msg`For each range, who can read the description, topic, indication and posology: everyone, professionals only or nobody. Indications of medicines without an authorised indication must not be public.`,
    shownAt: msg`Pages of products and remedies.`,
    page: 'shop',
    options: {
      /** Audience of each text section, per family (R35). */
      text_sections: {
        ...own<SectionAudiences>(
          z.partialRecord(
            z.enum(textFamilies),
            z.partialRecord(z.enum(textSections), z.enum(audiences), invalid),
            invalid,
          ),
          {},
        ),
        label: msg`Who can read the product texts`,
      },
    },
  },
  social_posts: {
    label: msg`Social posts`,
    help: msg`The social posts that pages with the block “Social media” show, with picture, date and link.`,
    shownAt: msg`Pages with the block “Social media”.`,
    page: 'home',
    options: {
      social_feed_posts: {
        ...own<z.output<typeof socialPost>[]>(
          orEmpty(z.array(socialPost, invalid).check(z.maxLength(100, problem('too-long'))), []),
          [],
        ),
        isTranslated: true,
        label: msg`Social posts`,
      },
    },
  },
} as const satisfies Record<string, OptionGroup>
