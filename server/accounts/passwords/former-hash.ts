// Hashes of WordPress, of accounts that were imported and have not logged in since.

/** '$P$' or '$H$', the exponent of the count of rounds, 8 characters of salt, 22 of the digest. */
export const portableHash = /^\$[PH]\$([5-9A-E])([./\dA-Za-z]{8})[./\dA-Za-z]{22}$/

/** WordPress 6.8 writes '$wp' before the hash of a digest, plug-ins bcrypt of the password itself. */
export const bcryptHash = /^(\$wp)?(\$2[aby]\$(?:0[4-9]|1[0-4])\$[./\dA-Za-z]{53})$/

/** Whether a stored hash is one of WordPress; others, such as plain MD5, never match. */
export const isFormerHash = (stored: string): boolean =>
  portableHash.test(stored) || bcryptHash.test(stored)

/** WordPress removes white space at both ends before it hashes and compares. */
export const asWordPressReads = (password: string): string =>
  password.replace(/^[ \t\n\r\0\v]+|[ \t\n\r\0\v]+$/g, '')
