import { isCanton } from '../../../domain/customer/canton.ts'
import { maxCertificateBytes } from '../../../domain/customer/certificate.ts'
import {
  checkSignup,
  inFormOrder,
  type SignupForm,
  type SignupProblems,
} from '../../../domain/customer/signup-form.ts'
import { isEncryptedPdf, isPdf } from '../../../domain/media/is-pdf.ts'
import { lengthProblem, passwordWeakness } from '../passwords/acceptable-password.ts'
import { isCountry } from '../profile/address-choices.ts'

/** An uploaded file; `name` as the client sent it, not verified. */
export type SentFile = { name: string; bytes: Uint8Array }

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))

/** Accepted certificate types (R34) and their magic bytes at offset 0. */
const types: Record<string, (bytes: Uint8Array) => boolean> = {
  'image/jpeg': (bytes) => ascii(bytes, 0, 3) === '\xff\xd8\xff',
  'image/png': (bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  'image/webp': (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP',
  'image/heic': (bytes) => ascii(bytes, 4, 8) === 'ftyp',
  'image/heif': (bytes) => ascii(bytes, 4, 8) === 'ftyp',
}

/**
 * The media type by content, undefined for types that are not accepted. Magic bytes are checked
 * again at offset 0, because the library skips leading bytes and browsers may not.
 */
const certificateType = async (bytes: Uint8Array): Promise<string | undefined> => {
  if (isPdf(bytes)) return 'application/pdf'
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(bytes)
  if (!found || !Object.hasOwn(types, found.mime)) return undefined
  return types[found.mime]?.(bytes) ? found.mime : undefined
}

/** What attackers know about the person who signs up. */
const contextOf = (form: SignupForm) => [
  form.email,
  form.firstName,
  form.lastName,
  ...(['billing', 'shipping'] as const).flatMap((kind) => [
    form[`${kind}FirstName`],
    form[`${kind}LastName`],
    form[`${kind}Company`],
  ]),
]

const checkPassword = async (
  form: SignupForm,
  laboratory: readonly string[],
): Promise<SignupProblems> => {
  if (lengthProblem(form.password) === 'too-long') return { password: 'too-long' }
  const weakness = await passwordWeakness(form.password, [...contextOf(form), ...laboratory])
  return weakness ? { password: `password-${weakness}` } : {}
}

const checkCertificate = async (certificate: SentFile | undefined) => {
  if (!certificate || certificate.bytes.length === 0) return {}
  if (certificate.bytes.length > maxCertificateBytes)
    return { problem: 'certificate-too-large' as const }
  const mediaType = await certificateType(certificate.bytes)
  if (!mediaType) return { problem: 'certificate-type' as const }
  if (isEncryptedPdf(certificate.bytes)) return { problem: 'certificate-locked' as const }
  return { mediaType }
}

/** The country must exist; in Switzerland the canton must exist or be empty. */
const checkPlace = (form: SignupForm, kind: 'billing' | 'shipping'): SignupProblems => {
  const country = form[`${kind}Country`].trim()
  const state = form[`${kind}State`].trim()
  const wrong = 'value-invalid' as const
  return {
    ...(country !== '' && !isCountry(country) && { [`${kind}Country`]: wrong }),
    ...(country === 'CH' && state !== '' && !isCanton(state) && { [`${kind}State`]: wrong }),
  }
}

/** Clears shipping fields that are not used, so that they are not checked. */
const withoutShipping = (form: SignupForm): SignupForm => ({
  ...form,
  shippingFirstName: '',
  shippingLastName: '',
  shippingCompany: '',
  shippingAddress1: '',
  shippingAddress2: '',
  shippingCity: '',
  shippingCountry: '',
  shippingPostcode: '',
  shippingState: '',
})

/**
 * All problems of a submitted signup, and the media type of a valid certificate. `laboratory`:
 * names that passwords must not consist of.
 */
export const checkSubmitted = async (
  form: SignupForm,
  shippingSame: boolean,
  certificate: SentFile | undefined,
  laboratory: readonly string[],
): Promise<{ problems: SignupProblems; mediaType?: string }> => {
  const { mediaType, problem } = await checkCertificate(certificate)
  const hasCertificate = mediaType !== undefined || problem !== undefined
  const used = shippingSame ? withoutShipping(form) : form
  const found = checkSignup(used, hasCertificate)
  const problems = inFormOrder({
    ...checkPlace(used, 'billing'),
    ...checkPlace(used, 'shipping'),
    ...(found.password ? {} : await checkPassword(form, laboratory)),
    ...found,
    ...(problem && { certificate: problem }),
  })
  return { problems, mediaType }
}
