/** The result of a signup; `fields` are server messages by field. */
export type SignupOutcome =
  | { state: 'received' }
  | { state: 'refused'; fields: Record<string, string>; message: string | undefined }
  /** Minutes until the next attempt is accepted. */
  | { state: 'too-many'; minutes: number }
  | { state: 'failed' }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const textsIn = (value: unknown): Record<string, string> =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        ),
      )
    : {}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Parses the API response defensively, as a proxy may answer anything. */
export const readSignupOutcome = (
  status: number,
  body: string,
  retryAfter: string | null,
): SignupOutcome => {
  if (status === 201) return { state: 'received' }
  if (status === 429)
    return { state: 'too-many', minutes: Math.max(1, Math.ceil(Number(retryAfter ?? 60) / 60)) }
  const answer = parsed(body)
  if (status < 400 || status >= 500 || !isRecord(answer)) return { state: 'failed' }
  const { message, data } = answer
  return {
    state: 'refused',
    fields: textsIn(isRecord(data) ? data.fields : undefined),
    message: typeof message === 'string' ? message : undefined,
  }
}

/** Submits the form with upload progress from 0 to 1; XMLHttpRequest, as `fetch` reports none. */
export const sendSignup = (form: FormData, onProgress: (sent: number) => void) =>
  new Promise<SignupOutcome>((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/sn_api/new_user')
    request.upload.onprogress = ({ lengthComputable, loaded, total }) =>
      lengthComputable && onProgress(loaded / total)
    request.onload = () =>
      resolve(
        readSignupOutcome(
          request.status,
          request.responseText,
          request.getResponseHeader('Retry-After'),
        ),
      )
    request.onerror = () => resolve({ state: 'failed' })
    request.onabort = request.onerror
    request.send(form)
  })
