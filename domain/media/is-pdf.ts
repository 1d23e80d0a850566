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
