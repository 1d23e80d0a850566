/** Whether a posted value can be the id of a list or formula; PostgreSQL rejects null bytes. */
export const isSavedId = (value: FormDataEntryValue | null): value is string =>
  typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value)
