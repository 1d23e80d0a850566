/** Longest address of RFC 5321 §4.5.3.1. */
const longest = 254

/**
 * Nothing invisible before the @, and a domain in ASCII alone: signs that only look like others, or
 * become them on the way, would lead the mail to somebody else.
 */
const pattern =
  /^[^\s\p{Cc}\p{Cf}\p{Cs}@<>(),;:"[\]\\]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/u

/** An address that mail can be sent to; also keeps line breaks out of mail headers. */
export const isEmail = (text: string) => text.length <= longest && pattern.test(text)

/** How addresses are stored and compared. */
export const normalEmail = (text: string) => text.trim().normalize('NFC').toLowerCase()
