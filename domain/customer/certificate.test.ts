import { expect, test } from 'vitest'
import { certificateProblem, maxCertificateBytes } from './certificate.ts'

const pdf = { name: 'proof.pdf', type: 'application/pdf', size: 1_000 }

test.each([
  [pdf, undefined],
  [{ ...pdf, size: maxCertificateBytes }, undefined],
  [{ ...pdf, size: maxCertificateBytes + 1 }, 'certificate-too-large'],
  [{ name: 'IMG_1.HEIC', type: '', size: 1 }, undefined],
  [{ name: 'proof.docx', type: '', size: 1 }, 'certificate-type'],
  [{ name: 'proof.pdf', type: 'image/svg+xml', size: 1 }, 'certificate-type'],
  [undefined, 'certificate-missing'],
])('judges the certificate %j: %s', (file, problem) =>
  expect(certificateProblem(file)).toBe(problem),
)
