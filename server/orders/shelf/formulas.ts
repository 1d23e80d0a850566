import type { CustomInfo } from '../../../domain/cart/cart-info.ts'
import { isCartInfo } from '../../../domain/cart/stored-lines.ts'
import type { Language } from '../../../domain/language.ts'
import type { Centimes } from '../../../domain/money.ts'
import type { LineRefusal } from '../../../domain/order/decide.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { compositionOf, maxFormulas, maxFormulaVersions } from '../../../domain/shelf/formula.ts'
import type { Database } from '../../db/client.ts'
import { json } from '../../db/json.ts'
import type { Services } from '../../services.ts'
import { linesToday, postedLine } from '../cart/lines-today.ts'
import { isUsedBy, lineKey, lockSaved, type SaveTarget, savedByName } from './saved.ts'

export const savedFormulas = savedByName('formula', maxFormulas)

/** A formula as shown among others; `version` is the newest one. */
export type FormulaSummary = { id: string; name: string; version: number }

/** A composition as saved, with the price of that day. */
type FormulaVersion = { version: number; info: CustomInfo; before: Centimes; savedAt: Date }

/** Versions: the newest first. */
export type Formula = { id: string; name: string; notes: string; versions: FormulaVersion[] }

/** The formulas that an account uses and that are not deleted, by name. */
export const findFormulas = async (db: Database, accountId: string): Promise<FormulaSummary[]> => {
  const rows = await db
    .selectFrom('formula')
    .innerJoin('formula_version', 'formula_version.formula_id', 'formula.id')
    .select(['formula.id', 'formula.name'])
    .select((eb) => eb.fn.max('formula_version.version').as('version'))
    .where(isUsedBy(accountId))
    .where('deleted_at', 'is', null)
    .groupBy(['formula.id', 'formula.name'])
    .orderBy('formula.name')
    .orderBy('formula.id')
    .execute()
  return rows.map(({ id, name, version }) => ({ id, name, version: Number(version) }))
}

/** A formula that the account uses; undefined for deleted formulas and those of others. */
export const findFormula = async (
  db: Database,
  accountId: string,
  id: string,
): Promise<Formula | undefined> => {
  const formula = await db
    .selectFrom('formula')
    .select(['id', 'name', 'notes'])
    .where(isUsedBy(accountId))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!formula) return undefined
  const rows = await db
    .selectFrom('formula_version')
    .selectAll()
    .where('formula_id', '=', id)
    .orderBy('version', 'desc')
    .execute()
  const versions = rows.flatMap(({ version, info, price, saved_at }) =>
    isCartInfo(info) && info.type === 'custom'
      ? [{ version, info, before: price, savedAt: saved_at }]
      : [],
  )
  return { ...formula, versions }
}

type SaveRefusal =
  | LineRefusal
  | { code: 'too-many-formulas' | 'too-many-versions' | 'formula-unknown' | 'no-mixture' }

/** `isNew` is false if the newest version has the same composition. */
type SavedVersion = { id: string; name: string; version: number; isNew: boolean }

/**
 * Saves a mixture that can be ordered today as the next version of a formula, unless the newest has the
 * same composition. Concurrent saves get different versions.
 */
export const saveFormula = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  accountId: string,
  { id, newName }: SaveTarget,
  posted: CustomInfo,
  language: Language,
): Promise<Result<SavedVersion, SaveRefusal>> => {
  const [today] = await linesToday(
    db,
    [postedLine({ WcId: 0, name: '', info: posted }, 1)],
    language,
    accountId,
  )
  if (!today) return refuse({ code: 'no-mixture' })
  if ('refusal' in today) return refuse(today.refusal)
  const info = compositionOf(today.item.info)
  if (!info) return refuse({ code: 'no-mixture' })
  const line_key = lineKey({ WcId: 0, name: '', info })
  return db.transaction().execute(async (trx) => {
    await lockSaved(trx, accountId)
    const created = { id, name: newName ?? '', notes: '' }
    if (newName !== undefined && !(await savedFormulas.insert(trx, accountId, created, now())))
      return refuse({ code: 'too-many-formulas' as const })
    const formula = await savedFormulas.find(trx, accountId, id)
    if (!formula) return refuse({ code: 'formula-unknown' as const })
    const newest = await trx
      .selectFrom('formula_version')
      .select(['version', 'line_key'])
      .where('formula_id', '=', id)
      .orderBy('version', 'desc')
      .executeTakeFirst()
    const { name } = formula
    if (newest?.line_key === line_key)
      return ok({ id, name, version: newest.version, isNew: false })
    const version = (newest?.version ?? 0) + 1
    if (version > maxFormulaVersions) return refuse({ code: 'too-many-versions' as const })
    await trx
      .insertInto('formula_version')
      .values({
        formula_id: id,
        version,
        line_key,
        info: json<Record<string, unknown>>(info),
        price: today.item.price,
        saved_at: now(),
      })
      .execute()
    return ok({ id, name, version, isNew: true })
  })
}
