import { silentLog } from '../../tests/silent-log.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { readEnv } from '../env.ts'
import type { SetupForm } from './setup-form.ts'
import { openSetup } from './setup-state.ts'

export const setupNow = new Date('2026-11-23T09:00:00Z')

export const setupForm: SetupForm = {
  firstName: 'Vreni',
  lastName: 'Muster',
  email: 'Vreni@Labor-Linde.example',
  password: 'tisane verveine 1947 lac',
  repeatPassword: 'tisane verveine 1947 lac',
  legalName: 'Labor Linde & «Söhne» AG',
  siteName: 'Labor Linde',
  street: 'Lindenweg',
  buildingNumber: '7a',
  postcode: '3011',
  city: 'Bern',
  canton: 'BE',
  country: 'CH',
  phone: '+41 31 555 01 23',
  contactEmail: 'info@labor-linde.example',
  language: 'de',
}

/** An empty shop in set-up, with the token of its first start. */
export const openEmptyShop = async (db: Database) => {
  const env = readEnv({ DEMO: '0', DATA_DIR: temporaryFolder() })
  const services = { db, env, log: silentLog, now: () => setupNow }
  const token = await openSetup(services)
  if (!token) throw new Error('the set-up is not open')
  return { ...services, token, close: () => closeDatabase(db) }
}
