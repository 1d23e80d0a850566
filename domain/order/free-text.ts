const longestLine = 100
const longestText = 2_000

/** Lone surrogates, and invisible characters that reverse or hide text. */
const unseen = /[\p{Cf}\p{Cs}]/gu

const shortened = (text: string, longest: number) =>
  [...text.trim()].slice(0, longest).join('').trim()

/**
 * One line without line breaks, control characters or invisible characters; `longest` in
 * characters.
 */
export const cleanLine = (text: string, longest = longestLine): string =>
  shortened(text.replace(unseen, '').replace(/\p{Cc}+/gu, ' '), longest)

/** The same for several lines. */
export const cleanText = (text: string, longest = longestText): string =>
  shortened(
    text
      .replace(/\r\n?/g, '\n')
      .replace(unseen, '')
      .replace(/[^\P{Cc}\n\t]+/gu, ' '),
    longest,
  )
