import { compareDays } from '../../domain/compare-days.ts'
import { excerpt, maxExcerptLength } from '../../domain/content/excerpt.ts'
import type { Language } from '../../domain/language.ts'
import { longDate } from '../../domain/long-date.ts'
import { addressOf } from '../../domain/page/address.ts'
import type { Database } from '../db/client.ts'
import { listPages } from './find-page.ts'

/** The news, the latest first. `lead`: excerpt; `day`: formatted date; `to`: address. */
export const findPosts = async (db: Database, language: Language) =>
  (await listPages(db, language, 'news.'))
    .flatMap(({ title, lead, slug, date }) =>
      slug && date
        ? [
            {
              title,
              lead: excerpt(lead, maxExcerptLength),
              slug,
              date,
              day: longDate(date, language),
              to: addressOf(language, 'news.post', { slug }),
            },
          ]
        : [],
    )
    .sort((one, other) => compareDays(other.date, one.date))
