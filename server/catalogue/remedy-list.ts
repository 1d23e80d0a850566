import { createHash } from 'node:crypto'
import { writeRemedyList } from '../../domain/homeopathy/remedy-list.ts'
import type { Database } from '../db/client.ts'
import type { Services } from '../services.ts'
import { keptWithCatalogue } from './catalogue-version.ts'
import { remedyRecord } from './find-homeopathy.ts'
import { findRemedies } from './find-remedies.ts'

/** The compact list of all single remedies as JSON; the hash of its content is in its address. */
export type RemedyListFile = { hash: string; body: string }

const listOf = keptWithCatalogue(async (db: Database): Promise<RemedyListFile> => {
  const remedies = await findRemedies(db, 'hpt')
  const body = JSON.stringify(writeRemedyList(remedies.map(remedyRecord)))
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 16)
  return { hash, body }
})

/** Made once per process and kept until the catalogue changes. */
export const remedyList = ({ db }: Pick<Services, 'db'>): Promise<RemedyListFile> => listOf(db)
