import { maxCertificateBytes } from '../../../domain/customer/certificate.ts'
import { type SignupForm, signupFields } from '../../../domain/customer/signup-form.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { SentFile } from '../../accounts/signup/certificate-file.ts'
import { recordLimitExceeded } from '../../security-log.ts'
import type { Services } from '../../services.ts'
import {
  limitUploads,
  type Multipart,
  type MultipartRefusal,
  readMultipart,
  uploadRetrySeconds,
} from './read-multipart.ts'

const signupLimits = { fileField: 'certificate', largestFile: maxCertificateBytes }

export type SentSignup = {
  form: SignupForm
  shippingSame: boolean
  certificate: SentFile | undefined
  /** As sent, not validated. */
  language: string | undefined
}

type Fields = Multipart['fields']

/** The text fields of the form, '' where missing. */
export const signupFormOf = (fields: Fields): SignupForm => {
  const texts = signupFields.map((field) => [field, fields[field] ?? ''] as const)
  // `fromEntries` loses the key types.
  return Object.fromEntries(texts) as SignupForm
}

/** The checkbox if sent, else true if all shipping fields are empty. The country has a default. */
const isShippingSame = (fields: Fields) => {
  const checkbox = fields.shippingSame
  if (checkbox !== undefined) return !['', '0', 'false', 'off', 'no'].includes(checkbox)
  return signupFields.every(
    (field) =>
      !field.startsWith('shipping') ||
      field === 'shippingCountry' ||
      (fields[field] ?? '').trim() === '',
  )
}

export type SignupFormRefusal =
  | MultipartRefusal
  /** Too many uploads from this network; `retryAfter` in seconds. */
  | { code: 'too-many-attempts'; retryAfter: number }

/** Reads the signup form of a browser or an API client (D1 §3). */
export const readSignup = async (
  services: Pick<Services, 'log'>,
  request: Request,
  network: string,
): Promise<Result<SentSignup, SignupFormRefusal>> => {
  const uploaded = await limitUploads(network, () => readMultipart(request, signupLimits))
  if (!uploaded.ok) {
    recordLimitExceeded(services, { limit: 'upload', source: network, accountId: null })
    return refuse({ code: 'too-many-attempts', retryAfter: uploadRetrySeconds })
  }
  const read = uploaded.value
  if (!read.ok) return read
  const { fields, file } = read.value
  return ok({
    form: signupFormOf(fields),
    shippingSame: isShippingSame(fields),
    certificate: file,
    language: fields.language,
  })
}
