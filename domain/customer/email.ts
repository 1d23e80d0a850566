/** Longest address of RFC 5321 §4.5.3.1. */
const longest = 254

const pattern =
  /^[^\s\p{Cc}@<>(),;:"[\]\\]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/iu

/** An address that mail can be sent to; also keeps line breaks out of mail headers. */
export const isEmail = (text: string) => text.length <= longest && pattern.test(text)

/** How addresses are stored and compared. */
export const normalEmail = (text: string) => text.trim().toLowerCase()
