import { ok, type Result, refuse } from '../../domain/result.ts'
import { countHit } from '../accounts/rate-limit.ts'
import type { Services } from '../services.ts'
import { type ExportedPerson, exportPerson } from './export-person.ts'

/** Window in seconds. */
const windowSeconds = 3_600
const maxExports = 30

export type ExportRefusal =
  | 'account-unknown'
  /** `retryAfter` in seconds. */
  | { code: 'too-many-attempts'; retryAfter: number }

/** The export of a person's data for the account `by`, which may be that of the staff. */
export const requestExport = async (
  services: Pick<Services, 'db' | 'files' | 'log' | 'now'>,
  { accountId, by }: { accountId: string; by: string },
  now: Date,
): Promise<Result<ExportedPerson, ExportRefusal>> => {
  const limit = { kind: 'personal-data', source: by, maxHits: maxExports }
  const throttled = await countHit(services, [limit], windowSeconds, now, by)
  if (throttled) return refuse({ code: 'too-many-attempts', ...throttled })
  const made = await exportPerson(services, accountId)
  return made ? ok(made) : refuse('account-unknown')
}
