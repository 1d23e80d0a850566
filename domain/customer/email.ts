/** In characters (RFC 5321 §4.5.3.1). */
const maxEmailLength = 254

/**
 * No invisible characters before the @, and an ASCII domain: lookalikes could send the mail to
 * somebody else.
 */
const pattern =
  /^[^\s\p{Cc}\p{Cf}\p{Cs}@<>(),;:"[\]\\]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/u

/** Whether mail can be sent to the address; also prevents header injection by line breaks. */
export const isEmail = (text: string) => text.length <= maxEmailLength && pattern.test(text)

/** Normalises an address for storing and comparing. */
export const normalizeEmail = (text: string) => text.trim().normalize('NFC').toLowerCase()
