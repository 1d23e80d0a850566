import { AsyncLocalStorage } from 'node:async_hooks'
import type { AuditAction } from '../../domain/staff/audit-action.ts'
import type { Resource } from '../../domain/staff/permissions.ts'
import type { Database } from '../db/client.ts'
import { json } from '../db/json.ts'
import { newId } from '../db/new-id.ts'
import type { AuditedFields } from '../db/tables/staff.ts'

const secretName = /password|passwort|token|secret|hash|recovery|credential|api_?key|private_?key/i

/** Shown instead of a secret: that it changed may be known, its value may not. */
const mask = '•••'

/** Longer texts are cut: the versions of a page have the whole text. */
const maxLength = 2_000

const clean = (name: string, value: unknown): unknown => {
  if (value === null || value === undefined) return null
  if (secretName.test(name)) return mask
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string')
    return value.length > maxLength ? `${value.slice(0, maxLength)}…` : value
  if (Array.isArray(value)) return value.map((item) => clean(name, item))
  return typeof value === 'object' ? cleanFields(value as AuditedFields) : value
}

const cleanFields = (fields: AuditedFields): AuditedFields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, clean(name, value)]))

/** The fields with secrets masked by their name, at any depth. */
const withoutSecrets = (fields: AuditedFields | undefined) => fields && cleanFields(fields)

/** The member of the staff who changes something. */
export type Actor = { accountId: string; name: string }

/** An API key that acts for the person who made it (A27). */
type ActingKey = { id: string; name: string }

const actingKey = new AsyncLocalStorage<ActingKey>()

/** Records the key in place of its person in all that `work` changes, however deep. */
export const withKeyAsActor = <Value>(key: ActingKey, work: () => Value) => actingKey.run(key, work)

/** Id and name of the actor as stored; of the system, null and ''. */
const storedActor = (actor: Actor | null) => {
  const key = actor && actingKey.getStore()
  return key
    ? { actor_id: key.id, actor_name: `${key.name} (API)` }
    : { actor_id: actor?.accountId ?? null, actor_name: actor?.name ?? '' }
}

/** Who changes something, and when. */
export type Author = { actor: Actor; now: Date }

export type AuditedChange = {
  /** Null: the system itself, such as a scheduled publication. */
  actor: Actor | null
  action: AuditAction
  resource: Resource
  recordId: string | number
  /** Name of the record as people know it: `Order 1042`, `Ada Keller`. */
  label: string
  before?: AuditedFields | undefined
  after?: AuditedFields | undefined
  now: Date
}

const stored = (fields: AuditedFields | undefined) => (fields ? json(fields) : null)

/** Only the fields that differ: a record is long, a change is short. */
const changedFields = (fields: AuditedFields, others: AuditedFields): AuditedFields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(others[name]),
    ),
  )

/**
 * Writes one event of the audit log (A16), in the transaction of the change. Of `before` and `after`
 * the fields that differ are stored; secrets are masked.
 */
export const recordChange = async (
  trx: Database,
  { actor, action, resource, recordId, label, before, after, now }: AuditedChange,
) => {
  const changed = before && after
  await trx
    .insertInto('audit_event')
    .values({
      id: newId(),
      at: now,
      ...storedActor(actor),
      action,
      resource,
      record_id: String(recordId),
      label: label.slice(0, 200),
      before: stored(withoutSecrets(changed ? changedFields(before, after) : before)),
      after: stored(withoutSecrets(changed ? changedFields(after, before) : after)),
    })
    .execute()
}
