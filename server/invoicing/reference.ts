import {
  calculateQRReferenceChecksum,
  calculateSCORReferenceChecksum,
  isQRIBAN,
} from 'swissqrbill/utils'

/** Digits of a QR reference before its check digit (QR-bill 2.3, annex B). */
const qrDigits = 26

const qrReference = (number: number) => {
  const digits = String(number).padStart(qrDigits, '0')
  return digits + calculateQRReferenceChecksum(digits)
}

/** ISO 11649, the creditor reference. */
const scorReference = (number: number) =>
  `RF${calculateSCORReferenceChecksum(String(number))}${number}`

/**
 * By what a payment finds its invoice: a QR reference where the account is a QR-IBAN, which takes no
 * other, else SCOR. '' without an account.
 */
export const paymentReference = (iban: string, invoiceNumber: number): string => {
  if (!iban) return ''
  return isQRIBAN(iban) ? qrReference(invoiceNumber) : scorReference(invoiceNumber)
}
