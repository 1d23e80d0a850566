import {
  getMultipartBoundary,
  MultipartParseError,
  parseMultipartStream,
} from '@remix-run/multipart-parser'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { limitIdle } from './limit-idle.ts'

export type UploadedFiles = {
  /** The first value of each name. */
  fields: Readonly<Record<string, string>>
  files: { name: string; bytes: Uint8Array }[]
}

type FileLimits = { maxFiles: number; maxTotalBytes: number }

/** Milliseconds without data after which reading stops. */
const idleMs = 10_000

/** Reads a multipart form with several files; its memory is bounded by the limits. */
export const readFiles = async (
  request: Request,
  { maxFiles, maxTotalBytes }: FileLimits,
): Promise<Result<UploadedFiles, 'too-large' | 'form-broken'>> => {
  const boundary = getMultipartBoundary(request.headers.get('content-type') ?? '')
  if (!boundary || !request.body) return refuse('form-broken')
  if (Number(request.headers.get('content-length') ?? 0) > maxTotalBytes) return refuse('too-large')
  const fields: Record<string, string> = {}
  const files: UploadedFiles['files'] = []
  try {
    const parts = parseMultipartStream(limitIdle(request.body, idleMs), {
      boundary,
      maxFileSize: maxTotalBytes,
      maxTotalSize: maxTotalBytes,
      maxParts: maxFiles + 20,
    })
    for await (const part of parts) {
      // A field without a chosen file is an empty file.
      if (part.isFile && part.size > 0) files.push({ name: part.filename ?? '', bytes: part.bytes })
      else if (!part.isFile && part.name !== undefined) fields[part.name] ??= part.text
    }
  } catch (error) {
    const isTooLarge = error instanceof MultipartParseError && /Exceeded/.test(error.name)
    return refuse(isTooLarge ? 'too-large' : 'form-broken')
  }
  return ok({ fields, files })
}
