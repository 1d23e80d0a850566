import { fold } from '../../domain/fold.ts'
import { parseRemedy } from '../../domain/homeopathy/remedy.ts'
import { languages } from '../../domain/language.ts'
import { remedyRecord } from '../catalogue/find-homeopathy.ts'
import { findRemedies, type StoredRemedy } from '../catalogue/find-remedies.ts'
import { type RemedyListFile, remedyList } from '../catalogue/remedy-list.ts'
import { makeReady, type ReadyPage } from '../http/page-cache.ts'
import type { Services } from '../services.ts'

/** A remedy ready to be sent, and the folded texts that a search looks into. */
type Item = { text: string; name: string; abbreviation: string }

export type RemedyItems = { items: readonly Item[]; all: ReadyPage }

const descriptionsIn = (record: StoredRemedy['record']) =>
  languages.flatMap((language) => {
    const text = record[`description_${language}`]
    return typeof text === 'string' ? [[`description_${language}`, text] as const] : []
  })

/** The fields of D2 §3 and no more: what else the laboratory keeps on a remedy is its own. */
const toItem = (stored: StoredRemedy): Item => {
  const record = remedyRecord(stored)
  const view = {
    ...record,
    ct: stored.category,
    availableDilutions: parseRemedy(record).dilutions,
    ...Object.fromEntries(descriptionsIn(stored.record)),
  }
  return { text: JSON.stringify(view), name: fold(record.nm), abbreviation: fold(record.ab ?? '') }
}

/** The answer with these remedies, out of `count` that there are. */
export const itemsBody = (items: readonly Item[], count: number) =>
  `{"data":[${items.map(({ text }) => text).join(',')}],"meta":{"total_count":${count}}}`

const makeItems = async ({ db }: Services): Promise<RemedyItems> => {
  const items = (await findRemedies(db, 'hpt')).map(toItem)
  const body = Buffer.from(itemsBody(items, items.length))
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'public, no-cache' }
  return { items, all: await makeReady(body, headers) }
}

const kept = new WeakMap<RemedyListFile, Promise<RemedyItems>>()

/**
 * All single remedies: 2 MB of JSON, so written and compressed once. They live as long as the list
 * for the browser, which whoever changes a remedy drops.
 */
export const remedyItems = async (services: Services): Promise<RemedyItems> => {
  const list = await remedyList(services)
  const ready = kept.get(list)
  if (ready) return ready
  const making = makeItems(services)
  kept.set(list, making)
  making.catch(() => kept.delete(list))
  return making
}
