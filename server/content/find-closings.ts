import type { Language } from '../../domain/language.ts'
import { nextClosings, type ShownClosing } from '../../domain/options/closing-days.ts'
import type { Database } from '../db/client.ts'
import { dayAfter, swissDay } from '../swiss-day.ts'
import { option } from './options.ts'

/** The present closing of the laboratory and those that begin within `days`. */
export const findClosings = async (
  db: Database,
  { language, now, days }: { language: Language; now: Date; days: number },
): Promise<ShownClosing[]> =>
  nextClosings(await option(db, 'closing_days'), {
    today: swissDay(now),
    until: dayAfter(now, days),
    language,
  })
