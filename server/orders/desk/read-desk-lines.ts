import type { Language } from '../../../domain/language.ts'
import { readDeskLine } from '../../../domain/quick-order/lines/read-mixture.ts'
import { type QuickLine, readQuickOrder } from '../../catalogue/quick-order/read-quick-order.ts'
import type { Database } from '../../db/client.ts'
import { findUsualPreparations } from '../history/usual-preparations.ts'
import { restrictLines } from '../placing/restricted-sales.ts'

type DeskText = {
  accountId: string
  text: string
  /** Of the staff: questions and labels are in it. */
  language: Language
}

/** Reads prescription lines and mixtures; what a line leaves open is as the customer usually orders it. */
export const readDeskLines = async (
  db: Database,
  { accountId, text, language }: DeskText,
): Promise<QuickLine[]> =>
  restrictLines(
    db,
    { accountId, language, isForStaff: true },
    await readQuickOrder(db, {
      ...{ text, language, readLine: readDeskLine },
      usual: await findUsualPreparations(db, accountId),
    }),
  )
