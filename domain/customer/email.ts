/** In bytes (RFC 5321 §4.5.3.1). */
const maxEmailBytes = 254
const maxLocalPartBytes = 64

/** No invisible characters before the @, and an ASCII domain with labels of 63 characters. */
const pattern =
  /^[^\s\p{Cc}\p{Cf}\p{Cs}@<>(),;:"[\]\\]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/u

const byteLength = (text: string) => new TextEncoder().encode(text).length

const isAscii = (text: string) => /^[\x21-\x7e]*$/.test(text)

/**
 * A domain as the DNS writes it: `müller.example` is `xn--mller-kva.example`. A lookalike of an
 * ASCII name, such as one with `ſ` for `s`, stays as it is, and is refused.
 */
const asciiDomain = (domain: string): string => {
  if (isAscii(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return domain
  const written = URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : ''
  const labels = written.split('.')
  const isSame = domain
    .split('.')
    .every((label, index) => isAscii(label) || labels[index]?.startsWith('xn--'))
  return isSame && written ? written : domain
}

const withAsciiDomain = (text: string) => {
  const at = text.lastIndexOf('@') + 1
  return text.length > maxEmailBytes || at === 0
    ? text
    : text.slice(0, at) + asciiDomain(text.slice(at))
}

/** Whether mail can be sent to the address; also prevents header injection by line breaks. */
export const isEmail = (text: string) => {
  const address = withAsciiDomain(text.normalize('NFC'))
  return (
    address.length <= maxEmailBytes &&
    pattern.test(address) &&
    byteLength(address) <= maxEmailBytes &&
    byteLength(address.slice(0, address.lastIndexOf('@'))) <= maxLocalPartBytes
  )
}

/** Normalises an address for storing and comparing: lower case, an ASCII domain. */
export const normalizeEmail = (text: string) =>
  withAsciiDomain(text.trim().normalize('NFC').toLowerCase())

/** A name that is never registered (RFC 2606). */
const nowhere = '@no-mailbox.invalid'

/** Stored as the login address of a customer who has no e-mail address. */
export const noMailbox = (accountId: string) => `${accountId.toLowerCase()}${nowhere}`

/** Whether mail to a stored address can arrive. */
export const hasMailbox = (email: string) => !email.endsWith(nowhere)

/** A stored address as people see it: '' for a customer without one. */
export const shownEmail = (email: string) => (hasMailbox(email) ? email : '')
