/** Readers look for the mark of a PDF in as many bytes. */
const headBytes = 1_024

/**
 * Whether a file is a PDF by its content. Programs write a byte-order mark or empty lines before
 * its mark; a page in front of it is refused.
 */
export const isPdf = (bytes: Uint8Array): boolean => {
  const [before = '', mark] = String.fromCharCode(...bytes.subarray(0, headBytes)).split('%PDF-', 2)
  return mark !== undefined && /^[\s\0\xef\xbb\xbf\xfe\xff]*$/.test(before)
}

/**
 * Whether a PDF is encrypted: its trailer, or the stream that replaces it, refers to the encryption.
 * Those that open without a password, with restrictions only, are not told apart.
 */
export const isEncryptedPdf = (bytes: Uint8Array): boolean =>
  isPdf(bytes) &&
  /\/Encrypt[\s\0]*(?:\d+[\s\0]+\d+[\s\0]+R|<<)/.test(new TextDecoder('latin1').decode(bytes))
