import { largestCertificate } from '../../../domain/customer/certificate.ts'
import { type SignupForm, signupFields } from '../../../domain/customer/signup-form.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { SentFile } from '../../accounts/signup/certificate-type.ts'
import { recordLimitExceeded } from '../../security-log.ts'
import type { Services } from '../../services.ts'
import { type Multipart, type MultipartRefusal, readMultipart } from './read-multipart.ts'
import { acquireUploadSlot, uploadRetrySeconds } from './upload-slots.ts'

export const signupLimits = { fileField: 'certificate', largestFile: largestCertificate }

export type SentSignup = {
  form: SignupForm
  shippingSame: boolean
  certificate: SentFile | undefined
  /** As it was sent, one of ours or not. */
  language: string | undefined
}

type Fields = Multipart['fields']

/** The form's texts and nothing else, '' where one was not sent. */
export const signupFormOf = (fields: Fields): SignupForm => {
  const texts = signupFields.map((field) => [field, fields[field] ?? ''] as const)
  // `fromEntries` forgets which keys it was given.
  return Object.fromEntries(texts) as SignupForm
}

/** A tick where it is sent; else whether anything of another address is. The country has a default. */
const isShippingSame = (fields: Fields) => {
  const said = fields.shippingSame
  if (said !== undefined) return !['', '0', 'false', 'off', 'no'].includes(said)
  return signupFields.every(
    (field) =>
      !field.startsWith('shipping') ||
      field === 'shippingCountry' ||
      (fields[field] ?? '').trim() === '',
  )
}

export type SignupFormRefusal =
  | MultipartRefusal
  /** Too many are being read; seconds until the next may come. */
  | { code: 'too-many-attempts'; retryAfter: number }

/** What a browser or a client has sent to sign up (D1 §3). */
export const readSignup = async (
  services: Pick<Services, 'log'>,
  request: Request,
  network: string,
): Promise<Result<SentSignup, SignupFormRefusal>> => {
  const freePlace = acquireUploadSlot(network)
  if (!freePlace) {
    recordLimitExceeded(services, { limit: 'upload', source: network, accountId: null })
    return refuse({ code: 'too-many-attempts', retryAfter: uploadRetrySeconds })
  }
  const read = await readMultipart(request, signupLimits).finally(freePlace)
  if (!read.ok) return read
  const { fields, file } = read.value
  return ok({
    form: signupFormOf(fields),
    shippingSame: isShippingSame(fields),
    certificate: file,
    language: fields.language,
  })
}
