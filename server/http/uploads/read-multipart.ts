import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  type MultipartPart,
  parseMultipartStream,
} from '@remix-run/multipart-parser'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { removeXmlForbidden } from '../../../domain/xml-characters.ts'
import { createLimiterByKey } from '../../slots.ts'

/** Large forms of one network that are read into memory at the same time. */
export const limitUploads = createLimiterByKey(3)

/** Retry-After of a refused upload, in seconds. */
export const uploadRetrySeconds = 30

/** Wraps the stream: it fails and cancels its source after `idleMs` without data. */
const limitIdle = (
  stream: ReadableStream<Uint8Array>,
  idleMs: number,
): ReadableStream<Uint8Array> => {
  const reader = stream.getReader()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const idle = Promise.withResolvers<never>()
      const timer = setTimeout(
        () => idle.reject(new Error(`no data received for ${idleMs} ms`)),
        idleMs,
      )
      try {
        const { done, value } = await Promise.race([reader.read(), idle.promise])
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (error) {
        controller.error(error)
        reader.cancel(error).catch(() => {})
      } finally {
        clearTimeout(timer)
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

export type Multipart = {
  /** The first value of each name. */
  fields: Readonly<Record<string, string>>
  /** Undefined if no file was chosen. */
  file: { name: string; bytes: Uint8Array } | undefined
}

/**
 * `what` exceeded its limit: the file, or everything else. `fields`: the fields before it, in
 * form order.
 */
export type MultipartRefusal =
  | { code: 'too-large'; what: 'file' | 'texts'; fields: Multipart['fields'] }
  | { code: 'type-not-accepted' | 'form-broken' }

export type MultipartLimits = {
  /** The only field whose file is read; other files are ignored. */
  fileField: string
  /** Bytes. */
  largestFile: number
  /** Milliseconds without data after which reading stops; default 10 s. */
  idleMs?: number
}

/** Bytes of all texts together, also of part headers and boundaries. */
const largestTexts = 2 ** 17
const mostParts = 100

/** Maximum size of the whole form, in bytes. */
export const largestForm = ({ largestFile }: MultipartLimits) => largestFile + 2 * largestTexts

const isTooLarge = (error: unknown) =>
  error instanceof MaxFileSizeExceededError ||
  error instanceof MaxTotalSizeExceededError ||
  error instanceof MaxPartsExceededError

/**
 * Reads a multipart form with at most one file. Stops as soon as Content-Length or the bytes read
 * exceed the limits, so that memory use is bounded.
 */
export const readMultipart = async (
  request: Request,
  limits: MultipartLimits,
): Promise<Result<Multipart, MultipartRefusal>> => {
  if (!/^multipart\/form-data\s*;/i.test(request.headers.get('content-type') ?? ''))
    return refuse({ code: 'type-not-accepted' })
  const fields = new Map<string, string>()
  const fieldsSoFar = () => Object.fromEntries(fields)
  if (Number(request.headers.get('content-length') ?? 0) > largestForm(limits))
    return refuse({ code: 'too-large', what: 'file', fields: {} })

  let file: Multipart['file']
  let textSize = 0
  const addPart = (part: MultipartPart) => {
    const { name } = part
    if (part.isFile) {
      if (name === limits.fileField && part.size > 0 && !file)
        file = { name: part.filename ?? '', bytes: part.bytes }
      return
    }
    textSize += part.size
    if (name !== undefined && textSize <= largestTexts && !fields.has(name))
      fields.set(name, removeXmlForbidden(part.text))
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
      addPart(part)
      if (textSize > largestTexts)
        return refuse({ code: 'too-large', what: 'texts', fields: fieldsSoFar() })
    }
  } catch (error) {
    // All other errors concern a malformed form or a closed connection.
    if (!isTooLarge(error)) return refuse({ code: 'form-broken' })
    const what = error instanceof MaxFileSizeExceededError ? 'file' : 'texts'
    return refuse({ code: 'too-large', what, fields: fieldsSoFar() })
  }
  return ok({ fields: fieldsSoFar(), file })
}
