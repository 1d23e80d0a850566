import type { FormKind } from '../../domain/forms/form-fields.ts'

/** What became of a form; `fields` are messages of the server by their fields. */
export type FormOutcome =
  | { isSent: true }
  | { isSent: false; fields: Record<string, string>; message: string | undefined }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isTextual = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string'

/** What the API answered, read with care: a proxy in between may answer anything. */
export const readOutcome = (isOk: boolean, answer: unknown): FormOutcome => {
  if (isOk) return { isSent: true }
  const { message, data } = isRecord(answer) ? answer : {}
  const fields = isRecord(data) && isRecord(data.fields) ? Object.entries(data.fields) : []
  return {
    isSent: false,
    fields: Object.fromEntries(fields.filter(isTextual)),
    message: typeof message === 'string' && message !== '' ? message : undefined,
  }
}

/** Sends a form; where nothing answers there is no message. */
export const sendForm = async (
  kind: FormKind,
  body: Readonly<Record<string, unknown>>,
): Promise<FormOutcome> => {
  try {
    const answer = await fetch(`/api/sn_api/${kind}_form`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return readOutcome(answer.ok, await answer.json().catch(() => undefined))
  } catch {
    return readOutcome(false, undefined)
  }
}
