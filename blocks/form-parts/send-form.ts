import type { FormKind } from '../../domain/forms/form-fields.ts'

/** The result of a submission; `fields`: the server's messages by field. */
export type FormOutcome =
  | { isSent: true }
  | { isSent: false; fields: Record<string, string>; message: string | undefined }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isTextual = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string'

/** Parses the API's response; tolerates any body, as a proxy may have sent it. */
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

/** Submits a form; `message` is undefined if the server is unreachable. */
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
