import { longDate } from '../../../domain/long-date.ts'
import { swissDay } from '../../swiss-day.ts'
import type { Fact } from '../block-facts.ts'

export const webinarFacts: Fact<'webinar_banner'> = async ({ date }, { language, now }) => ({
  day: longDate(date, language),
  isPast: date < swissDay(now),
})
