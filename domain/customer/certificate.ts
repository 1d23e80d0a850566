import type { SignupProblem } from './signup-form.ts'

/** What may be chosen (R34), and how such files are called; the server looks at the content. */
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

/** The most that a certificate may have (R34), in bytes. */
export const largestCertificate = 10 * 2 ** 20

/** As browsers describe a file; `size` in bytes. */
type ChosenFile = { name: string; type: string; size: number }

/** Not every system knows the type of a HEIC picture: its ending is as good. */
const isAccepted = ({ name, type }: ChosenFile) =>
  Object.hasOwn(acceptedTypes, type) ||
  Object.values(acceptedTypes)
    .flat()
    .some((ending) => type === '' && name.toLowerCase().endsWith(ending))

/** Said at once, before ten megabytes travel in vain. */
export const certificateProblem = (file: ChosenFile | undefined): SignupProblem | undefined => {
  if (!file) return 'certificate-missing'
  if (file.size > largestCertificate) return 'certificate-too-large'
  return isAccepted(file) ? undefined : 'certificate-type'
}
