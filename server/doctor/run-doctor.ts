import { closeDatabase } from '../db/client.ts'
import { openShopDatabase } from '../db/migrate.ts'
import type { Env } from '../env.ts'
import { openFileStore } from '../files/open-file-store.ts'
import { checks } from './checks.ts'
import type { Finding } from './finding.ts'

/** Of a check that itself fails. */
const brokenCheck = (error: unknown): Finding => ({
  state: 'failed',
  says: `The check failed: ${error instanceof Error ? error.message : String(error)}.`,
  remedy: 'See the log of the shop.',
})

export type Diagnosis = (Finding & { check: string })[]

/** What all checks find, in their order. Changes nothing. */
export const diagnose = async (env: Env, now: Date): Promise<Diagnosis> => {
  let dbError: unknown
  const db = await openShopDatabase(env).catch((error: unknown) => {
    dbError = error
    return undefined
  })
  try {
    const checked = { env, db, dbError, files: await openFileStore(env), now }
    return await Promise.all(
      Object.entries(checks).map(async ([check, run]) => ({
        check,
        ...(await run(checked).catch(brokenCheck)),
      })),
    )
  } finally {
    if (db) await closeDatabase(db)
  }
}

const marks = { ok: 'ok     ', warning: 'warning', failed: 'FAILED ' } as const

/** The findings as lines for the operator. */
export const printed = (diagnosis: Diagnosis): string =>
  diagnosis
    .flatMap((found) => [
      `${marks[found.state]}  ${found.check.padEnd(12)} ${found.says}`,
      ...(found.state === 'ok' ? [] : [`${' '.repeat(22)} → ${found.remedy}`]),
    ])
    .join('\n')
