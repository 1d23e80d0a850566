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
export const withoutSecrets = (fields: AuditedFields | undefined) => fields && cleanFields(fields)
