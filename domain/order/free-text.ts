const longestLine = 100
const longestText = 2_000

/** Halves of characters, and signs that nobody sees but that turn or hide what stands beside them. */
const unseen = /[\p{Cf}\p{Cs}]/gu

const shortened = (text: string, longest: number) =>
  [...text.trim()].slice(0, longest).join('').trim()

/** One line that a person wrote: no line breaks, control or invisible characters. */
export const cleanLine = (text: string, longest = longestLine): string =>
  shortened(text.replace(unseen, '').replace(/\p{Cc}+/gu, ' '), longest)

/** Some lines that a person wrote. */
export const cleanText = (text: string, longest = longestText): string =>
  shortened(
    text
      .replace(/\r\n?/g, '\n')
      .replace(unseen, '')
      .replace(/[^\P{Cc}\n\t]+/gu, ' '),
    longest,
  )
