import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  type MultipartPart,
  parseMultipartStream,
} from '@remix-run/multipart-parser'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { limitIdle } from './limit-idle.ts'

export type Multipart = {
  /** The first value of each name. */
  fields: Readonly<Record<string, string>>
  /** Undefined where none was chosen. */
  file: { name: string; bytes: Uint8Array } | undefined
}

/**
 * `what` was too large, the file or all else; `fields`: those that came before, as a browser sends
 * them in the form's order.
 */
export type MultipartRefusal =
  | { code: 'too-large'; what: 'file' | 'texts'; fields: Multipart['fields'] }
  | { code: 'type-not-accepted' | 'form-broken' }

export type MultipartLimits = {
  /** The name of the one field whose file is read; other files are left out. */
  fileField: string
  /** Bytes. */
  largestFile: number
  /** A form that brings nothing for so long is dropped; 10 s unless given. */
  idleMs?: number
}

/** Of all texts together, and of what stands around the parts; in bytes. */
const largestTexts = 2 ** 17
const mostParts = 100

/** The most bytes that such a form may have. */
export const largestForm = ({ largestFile }: MultipartLimits) => largestFile + 2 * largestTexts

const isTooLarge = (error: unknown) =>
  error instanceof MaxFileSizeExceededError ||
  error instanceof MaxTotalSizeExceededError ||
  error instanceof MaxPartsExceededError

/**
 * Reads a form with a file. It never holds more than the limits: what is larger is refused as soon
 * as that is known, by what the request says of itself or after so many bytes.
 */
export const readMultipart = async (
  request: Request,
  limits: MultipartLimits,
): Promise<Result<Multipart, MultipartRefusal>> => {
  if (!/^multipart\/form-data\s*;/i.test(request.headers.get('content-type') ?? ''))
    return refuse({ code: 'type-not-accepted' })
  const fields = new Map<string, string>()
  const sofar = () => Object.fromEntries(fields)
  if (Number(request.headers.get('content-length') ?? 0) > largestForm(limits))
    return refuse({ code: 'too-large', what: 'file', fields: {} })

  let file: Multipart['file']
  let textSize = 0
  const take = (part: MultipartPart) => {
    const { name } = part
    if (part.isFile) {
      if (name === limits.fileField && part.size > 0 && !file)
        file = { name: part.filename ?? '', bytes: part.bytes }
      return
    }
    textSize += part.size
    if (name !== undefined && textSize <= largestTexts && !fields.has(name))
      fields.set(name, part.text)
  }

  const boundary = getMultipartBoundary(request.headers.get('content-type') ?? '')
  if (!boundary || !request.body) return refuse({ code: 'form-broken' })
  try {
    const parts = parseMultipartStream(limitIdle(request.body, limits.idleMs ?? 10_000), {
      boundary,
      maxFileSize: limits.largestFile,
      maxTotalSize: limits.largestFile + largestTexts,
      maxParts: mostParts,
    })
    for await (const part of parts) {
      take(part)
      if (textSize > largestTexts)
        return refuse({ code: 'too-large', what: 'texts', fields: sofar() })
    }
  } catch (error) {
    // All else that it throws is about the form, or about a client that has gone.
    if (!isTooLarge(error)) return refuse({ code: 'form-broken' })
    const what = error instanceof MaxFileSizeExceededError ? 'file' : 'texts'
    return refuse({ code: 'too-large', what, fields: sofar() })
  }
  return ok({ fields: sofar(), file })
}
