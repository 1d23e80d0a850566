import {
  type ExpiredCertificate,
  findExpired,
} from '../../../domain/customer/certificate-expiry.ts'
import type { Language } from '../../../domain/language.ts'
import { substanceTypes } from '../../../domain/mixture/substance.ts'
import { undilutedLineOf } from '../../../domain/mixture/substance-line.ts'
import type { ProfessionRight } from '../../../domain/options/right-options.ts'
import {
  findLineRestriction,
  type SaleRestriction,
} from '../../../domain/order/sale-restriction.ts'
import { professionText } from '../../../messages/server/line-refusals.ts'
import { practiceOf } from '../../accounts/members/find-member.ts'
import { allProducts } from '../../catalogue/products/products.ts'
import type { QuickLine } from '../../catalogue/quick-order/read-quick-order.ts'
import { findRemediesById } from '../../catalogue/remedies/find-remedies.ts'
import { option } from '../../content/options.ts'
import type { Database } from '../../db/client.ts'
import { i18nIn } from '../../i18n.ts'
import { swissDay } from '../../swiss-day.ts'

/** Profession and certificate: of a member those of the practice (R48). */
const accountOf = (db: Database, accountId: string) =>
  db
    .selectFrom('account')
    .innerJoin('account as practice', (join) => join.on('practice.id', '=', practiceOf))
    .select(['practice.profession', 'practice.certificate_expires_on as certificateExpiresOn'])
    .where('account.id', '=', accountId)
    .executeTakeFirst()

/** The certificate of an account if it has expired; undefined without a limit of days for it. */
export const findExpiredCertificate = async (
  db: Database,
  accountId: string,
  now: Date,
): Promise<ExpiredCertificate | undefined> => {
  const graceDays = await option(db, 'certificate_grace_days')
  if (graceDays === null) return undefined
  const { certificateExpiresOn = null } = (await accountOf(db, accountId)) ?? {}
  return findExpired(certificateExpiresOn, graceDays, swissDay(now))
}

/** The ranges of rights as lines are compared with them: substances by name, categories by product. */
const findRanges = async (db: Database, rights: readonly ProfessionRight[]) => {
  const read = rights.map(({ range }) => {
    const [kind = '', value = ''] = range.split(':')
    return { range, kind, value }
  })
  const ids = read.flatMap(({ kind, value }) => (kind === 'remedy' ? [Number(value)] : []))
  const [remedies, products] = await Promise.all([
    findRemediesById(db, ids),
    read.some(({ kind }) => kind === 'category') ? allProducts(db) : [],
  ])
  return read.map(({ range, kind, value }): string[] => {
    if (kind === 'family') {
      const substance = substanceTypes.find((one) => one.toLowerCase() === value)
      return [value === 'mixture' ? 'custom' : value, ...(substance ? [`${substance}:`] : [])]
    }
    if (kind === 'category')
      return products
        .filter(({ categories }) => categories.some(({ slug }) => slug === value))
        .map(({ id }) => `product:${id}`)
    const remedy = kind === 'remedy' && remedies.find(({ id }) => id === Number(value))
    const substance = remedy && undilutedLineOf(remedy)
    return substance ? [range, substance] : [range]
  })
}

/** What an account may not order because of its profession, with the reason in `language`. */
export const findRestrictedSales = async (
  db: Database,
  accountId: string,
  language: Language,
): Promise<SaleRestriction[]> => {
  const rights = await option(db, 'profession_rights')
  if (rights.length === 0) return []
  const account = await accountOf(db, accountId)
  const refusing = rights.filter(
    ({ professions }) => !professions.some((one) => one === account?.profession),
  )
  const ranges = await findRanges(db, refusing)
  const i18n = i18nIn[language]
  return refusing.map(({ professions, reason }, index) => ({
    code: 'profession-not-allowed',
    ranges: ranges[index] ?? [],
    message: professionText(professions, reason[language] ?? '', (text) => i18n._(text)),
  }))
}

/**
 * Lines that were read for an account: what it may not order is not offered. Staff may enter it, with a
 * notice.
 */
export const restrictLines = async (
  db: Database,
  { accountId, language, isForStaff }: { accountId: string; language: Language; isForStaff?: true },
  lines: readonly QuickLine[],
): Promise<QuickLine[]> => {
  const restrictions = await findRestrictedSales(db, accountId, language)
  return lines.map((line) => {
    const { item, ...rest } = line
    const found = item && findLineRestriction(restrictions, { WcId: item.id, info: item.info })
    if (!found) return line
    const problems = [...line.problems, { code: found.code, message: found.message }]
    return isForStaff ? { ...line, problems } : { ...rest, status: 'impossible', problems }
  })
}
