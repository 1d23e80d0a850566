/** In characters (D1 §9). */
export const minPasswordLength = 8

/** Counted as a person counts: an emoji is one character. */
export const isLongEnough = (password: string): boolean => [...password].length >= minPasswordLength
