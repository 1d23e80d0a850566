import type { Language } from '../../domain/language.ts'
import { priceString } from '../../domain/money.ts'
import { ok, type Result, refuse } from '../../domain/result.ts'
import { findCurrentOptions } from '../content/options.ts'
import type { Database } from '../db/client.ts'
import { json } from '../db/json.ts'
import type { Services } from '../services.ts'
import {
  type LaboratoryForm,
  type LaboratoryOptions,
  type LaboratoryProblems,
  readLaboratoryForm,
} from './laboratory-form.ts'
import { type StepClaim, type StepRefusal, takeSetupStep } from './setup-state.ts'

const optionNames = [
  'legal_name',
  'title_suffix',
  'laboratory_address',
  'contact_phone_number',
  'contact_email',
  'orders_email',
  'iban',
  'vat_number',
  'payment_days',
  'shipping_cost',
  'shipping_countries',
  'source_language',
  'default_language',
  'offered_languages',
] as const satisfies readonly (keyof LaboratoryOptions)[]

/** The second step: stores the data of the laboratory as options of the site. */
export const saveLaboratory = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  { form, ...claim }: StepClaim & { form: LaboratoryForm },
): Promise<Result<void, StepRefusal | { problems: LaboratoryProblems }>> => {
  const read = readLaboratoryForm(form)
  if (!read.ok) return refuse({ problems: read.refusal })
  return takeSetupStep<void, never>(db, claim, async (trx) => {
    await trx.deleteFrom('option').where('name', 'in', optionNames).execute()
    await trx
      .insertInto('option')
      .values(
        optionNames.map((name) => ({ name, language: '', value: json<unknown>(read.value[name]) })),
      )
      .execute()
    await trx.updateTable('setup').set({ laboratory_at: now() }).execute()
    return ok(undefined)
  })
}

const ticked = (offered: readonly Language[]) => {
  const tick = (language: Language) => (offered.includes(language) ? '1' : '')
  return { offersFr: tick('fr'), offersEn: tick('en'), offersDe: tick('de'), offersIt: tick('it') }
}

/** The stored data as values of the form, with defaults where nothing is stored. */
export const findLaboratoryForm = async (db: Database): Promise<LaboratoryForm> => {
  const found = await findCurrentOptions(db, optionNames)
  const address = found.laboratory_address
  return {
    legalName: found.legal_name,
    siteName: found.title_suffix,
    street: address.street,
    buildingNumber: address.buildingNumber,
    postcode: address.postcode,
    city: address.city,
    canton: address.state,
    country: address.country || 'CH',
    phone: found.contact_phone_number,
    email: found.contact_email,
    ordersEmail: found.orders_email,
    iban: found.iban.replace(/(.{4})(?=.)/g, '$1 '),
    vatNumber: found.vat_number,
    paymentDays: String(found.payment_days),
    shippingCost: priceString(found.shipping_cost),
    shipsToLiechtenstein: found.shipping_countries.includes('LI') ? '1' : '',
    language: found.source_language,
    ...ticked(found.offered_languages),
  }
}
