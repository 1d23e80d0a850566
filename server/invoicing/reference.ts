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

/** Creditor reference (ISO 11649). */
const scorReference = (number: number) =>
  `RF${calculateSCORReferenceChecksum(String(number))}${number}`

/**
 * The payment reference: a QR reference for a QR-IBAN, which accepts no other, else SCOR. ''
 * without an account.
 */
export const paymentReference = (iban: string, invoiceNumber: number): string => {
  if (!iban) return ''
  return isQRIBAN(iban) ? qrReference(invoiceNumber) : scorReference(invoiceNumber)
}
