import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { type FamilyVatClasses, vatFamilies } from '../catalogue/vat-family.ts'
import { cleanPostcode } from '../customer/postal-address.ts'
import { defaultLanguage } from '../language.ts'
import { vatClasses } from '../order/vat.ts'
import { type Analytics, isCompleteAnalytics, ownCounter } from '../visits/analytics.ts'
import { chargeOptions } from './charge-options.ts'
import {
  choice,
  country,
  email,
  flag,
  iban,
  ibans,
  language,
  languageList,
  line,
  own,
  parts,
  picture,
  problem,
  requiredLine,
  vatNumber,
  web,
  whole,
} from './option-fields.ts'
import type { OptionGroup } from './option-group.ts'

const invalid = problem('value-invalid')

const addressParts = {
  street: { ...line(120), label: msg`Street` },
  /** Separate for the QR-bill; '' if the street contains it. */
  buildingNumber: { ...line(16), label: msg`House number` },
  city: { ...line(80), label: msg`Town` },
  postcode: { ...line(16), label: msg`Postcode` },
  state: { ...line(40), label: msg`Canton` },
  country: { ...country, label: msg`Country` },
}

const isExternal = ({ kind }: { kind?: string }) => kind !== 'own'

const analyticsParts = {
  kind: {
    ...choice({ own: msg`The shop itself`, matomo: 'Matomo', google: 'Google Analytics' }, 'own'),
    label: msg`Visits are counted by`,
    help: msg`The shop’s own counter stores no personal data; it counts only those who have agreed to “Statistics”.`,
  },
  id: {
    ...line(80),
    label: msg`Site ID at the statistics service`,
    help: msg`Google: G-…; Matomo: a number.`,
    isShownFor: isExternal,
  },
  url: { ...web, label: msg`Address of Matomo`, isShownFor: isExternal },
  conversion_id: { ...line(80), label: msg`Google Ads conversion`, isShownFor: isExternal },
  force_on_localhost: {
    ...flag(false),
    label: msg`Count visits on localhost too, for tests`,
    isShownFor: isExternal,
  },
}

const rateParts = {
  at_once: { ...whole(1, 100_000, 100), label: msg`Orders at once` },
  per_minute: { ...whole(1, 60_000, 60), label: msg`Further orders per minute` },
}

/** Months; 0 keeps everything. */
const retentionParts = {
  entries: { ...whole(1, 240, 24), label: msg`Messages that are done, in months` },
  rejected: { ...whole(0, 240, 0), label: msg`Rejected registrations, in months` },
  log: { ...whole(0, 240, 0), label: msg`Change log, in months` },
  jobs: { ...whole(1, 365, 30), label: msg`List of sent e-mails, in days` },
}

const firstNumber = whole(1, 999_999_999, 1)

const numberParts = {
  invoice: { ...firstNumber, label: msg`Invoices` },
  'credit-note': { ...firstNumber, label: msg`Credit notes` },
}

/** Options about money, the creditor, mail and services of others. */
export const shopOptions = {
  laboratory: {
    label: msg`Name and addresses`,
    help: msg`Name, postal address and e-mail addresses of the laboratory.`,
    shownAt: msg`Footer and contact page, e-mails, invoices and delivery notes.`,
    page: 'contact',
    isForAdministrators: true,
    options: {
      legal_name: {
        ...requiredLine(120),
        label: msg`Name of the laboratory`,
        help: msg`As registered; on invoices, in e-mails and in the footer.`,
      },
      logo: {
        ...picture,
        label: msg`Logo`,
        help: msg`Shown in the header of the website, in e-mails, on invoices and delivery notes, in place of the drawing and the large name.`,
      },
      laboratory_address: {
        ...parts(
          addressParts,
          z.pipe(
            z.object(
              {
                street: addressParts.street.schema,
                buildingNumber: z._default(addressParts.buildingNumber.schema, ''),
                postcode: addressParts.postcode.schema,
                city: addressParts.city.schema,
                state: addressParts.state.schema,
                country: country.schema,
              },
              invalid,
            ),
            z.transform((entered) => ({
              ...entered,
              postcode: cleanPostcode(entered.postcode, entered.country),
            })),
          ),
          { street: '', buildingNumber: '', postcode: '', city: '', state: '', country: '' },
          '3fr 1fr',
        ),
        label: msg`Address`,
      },
      contact_email: {
        ...email,
        label: msg`E-mail address`,
        help: msg`Sender of all e-mails, and recipient of the contact form.`,
      },
      orders_email: {
        ...email,
        label: msg`E-mail address for orders`,
        help: msg`Receives a notice of each order. Empty: the address above.`,
      },
    },
  },
  orders: {
    label: msg`Shipping and invoices`,
    help: msg`Shipping costs, countries, payment term, and the account on the QR-bill.`,
    shownAt: msg`Cart, checkout, invoices and QR-bills.`,
    page: 'shop',
    isForAdministrators: true,
    options: {
      ...chargeOptions,
      invoice_at: {
        ...choice(
          { dispatch: msg`At the dispatch`, confirmation: msg`With the order` },
          'dispatch',
        ),
        label: msg`Issue invoices`,
        help: msg`Applies to new orders. Until its invoice is issued, an order can be changed without a credit note. Invoices for payment in advance are always issued with the order.`,
      },
      payment_days: { ...whole(0, 365, 30), label: msg`Payment term in days` },
      iban: {
        ...iban,
        label: msg`IBAN or QR-IBAN`,
        help: msg`The account on the QR-bill. With a QR-IBAN invoices have a QR reference, with an ordinary IBAN a creditor reference (RF…). Please compare every digit with your bank statement.`,
      },
      statement_accounts: {
        ...ibans,
        label: msg`Further accounts of bank statements`,
        help: msg`IBANs, separated by commas, if your bank’s statements show an account other than the one above. Otherwise leave this empty.`,
      },
      vat_number: {
        ...vatNumber,
        label: msg`VAT number`,
        help: msg`Such as CHE-123.456.789, without MWST, TVA or IVA.`,
      },
      vat_classes: {
        ...own<FamilyVatClasses>(
          z.partialRecord(z.enum(vatFamilies), z.enum(vatClasses, invalid), invalid),
          {},
        ),
        label: msg`VAT by range`,
        help: msg`Applies immediately to all products of the range, except to those with another rate than the range had; existing orders keep their VAT.`,
      },
      first_numbers: {
        ...parts(
          numberParts,
          z.object({ invoice: firstNumber.schema, 'credit-note': firstNumber.schema }, invalid),
          { invoice: 1, 'credit-note': 1 },
          '1fr 1fr',
        ),
        label: msg`First numbers`,
        help: msg`To continue another series. Smaller numbers than those already used have no effect.`,
      },
      order_rate: {
        ...parts(
          rateParts,
          z.object(
            { at_once: rateParts.at_once.schema, per_minute: rateParts.per_minute.schema },
            invalid,
          ),
          { at_once: 100, per_minute: 60 },
          '1fr 1fr',
        ),
        label: msg`Orders from one account`,
        help: msg`Protection against scripts: how many orders are accepted at once, and then how many per minute. Any more are refused.`,
      },
    },
  },
  operation: {
    label: msg`Operation`,
    help: msg`What the shop does by itself.`,
    shownAt: msg`Start page of the back office.`,
    isForAdministrators: true,
    options: {
      nightly_backup: {
        ...flag(true),
        label: msg`Back up every night`,
        help: msg`At two o’clock: database, uploaded files and key, in the folder of the server that its operator has chosen. The last 14 are kept.`,
      },
      retention: {
        ...parts(
          retentionParts,
          z.object(
            {
              entries: retentionParts.entries.schema,
              rejected: retentionParts.rejected.schema,
              log: retentionParts.log.schema,
              jobs: retentionParts.jobs.schema,
            },
            invalid,
          ),
          { entries: 24, rejected: 0, log: 0, jobs: 30 },
          '1fr 1fr',
        ),
        label: msg`Retention of personal data`,
        help: msg`Older data are deleted for good; 0 keeps them. Of a rejected registration, the certificate and all personal data are erased. The change log documents orders and payments, which the law wants for ten years (120 months).`,
      },
      security_contact: {
        ...email,
        label: msg`E-mail address for security reports`,
        help: msg`Published at /.well-known/security.txt, where security researchers look for it. Empty: no such file.`,
      },
    },
  },
  site: {
    label: msg`Languages and statistics`,
    help: msg`The languages of the site, the one in which pages are written first, and how visits are counted.`,
    shownAt: msg`Language menu, “Translations” in the back office, and the cookie banner.`,
    page: 'home',
    isForAdministrators: true,
    options: {
      offered_languages: {
        ...languageList,
        label: msg`Site languages`,
        help: msg`Pages of other languages redirect to the same page in another language. Their texts are kept.`,
      },
      default_language: {
        ...language(defaultLanguage),
        label: msg`Language for all other visitors`,
        help: msg`Shown to people whose browser is set to none of these languages.`,
      },
      source_language: {
        ...language('fr'),
        label: msg`Main language of the pages`,
        help: msg`The other languages are compared with it under “Translations”.`,
      },
      analytics: {
        ...parts<Analytics>(
          analyticsParts,
          z
            .object(
              {
                kind: analyticsParts.kind.schema,
                id: z._default(analyticsParts.id.schema, ''),
                conversion_id: z._default(analyticsParts.conversion_id.schema, ''),
                url: z._default(analyticsParts.url.schema, ''),
                force_on_localhost: z._default(z.boolean(), false),
              },
              invalid,
            )
            .check(z.refine(isCompleteAnalytics, { error: problem('blank'), path: ['id'] })),
          ownCounter,
        ),
        label: msg`Statistics`,
      },
    },
  },
} as const satisfies Record<string, OptionGroup>
