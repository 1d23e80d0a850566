import { silentLog } from '../../tests/silent-log.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { readEnv } from '../env.ts'
import type { LaboratoryForm } from './laboratory-form.ts'
import { openSetup } from './open-setup.ts'
import type { AdministratorForm } from './save-administrator.ts'
import { findSetup } from './setup-state.ts'

export const setupNow = new Date('2026-11-23T09:00:00Z')

export const administrator: AdministratorForm = {
  firstName: 'Vreni',
  lastName: 'Muster',
  email: 'Vreni@Labor-Linde.example',
  password: 'tisane verveine 1947 lac',
  repeatPassword: 'tisane verveine 1947 lac',
}

export const laboratory: LaboratoryForm = {
  legalName: 'Labor Linde & «Söhne» AG',
  siteName: 'Labor Linde',
  street: 'Lindenweg',
  buildingNumber: '7a',
  postcode: '3011',
  city: 'Bern',
  canton: 'BE',
  country: 'CH',
  phone: '+41 31 555 01 23',
  email: 'info@labor-linde.example',
  ordersEmail: '',
  iban: 'CH81 3199 9000 1230 0456 7',
  vatNumber: 'CHE-109.322.551 MWST',
  paymentDays: '20',
  shippingCost: '8.5',
  shipsToLiechtenstein: '1',
  language: 'de',
  offersFr: '1',
  offersEn: '',
  offersDe: '',
  offersIt: '',
}

/** An empty shop in set-up, with the token of its first start. */
export const openEmptyShop = async (db: Database) => {
  const env = readEnv({ DEMO: '0', DATA_DIR: temporaryFolder() })
  const services = { db, env, log: silentLog, now: () => setupNow }
  const token = await openSetup(services)
  if (!token) throw new Error('the set-up is not open')
  return { ...services, token, close: () => closeDatabase(db) }
}

/** The version that the next form would have. */
export const setupVersion = async (db: Database) => (await findSetup(db))?.version ?? -1
