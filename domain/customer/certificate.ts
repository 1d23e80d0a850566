import type { SignupProblem } from './signup-form.ts'

/** Accepted types (R34) with their file extensions; the server also checks the content. */
const acceptedTypes = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/heic': ['.heic'],
  'image/heif': ['.heif'],
} as const satisfies Record<string, readonly string[]>

/** For the `accept` of a file input. */
export const acceptedCertificates = Object.entries(acceptedTypes).flat(2).join(',')

/** In bytes (R34). */
export const maxCertificateBytes = 10 * 2 ** 20

/** As browsers describe a file; `size` in bytes. */
type ChosenFile = { name: string; type: string; size: number }

/** Not every system knows the type of HEIC files, so the extension is accepted too. */
const isAccepted = ({ name, type }: ChosenFile) =>
  Object.hasOwn(acceptedTypes, type) ||
  Object.values(acceptedTypes)
    .flat()
    .some((ending) => type === '' && name.toLowerCase().endsWith(ending))

/** Checks a file before the upload, to avoid sending 10 MB in vain. */
export const certificateProblem = (file: ChosenFile | undefined): SignupProblem | undefined => {
  if (!file) return 'certificate-missing'
  if (file.size > maxCertificateBytes) return 'certificate-too-large'
  return isAccepted(file) ? undefined : 'certificate-type'
}
