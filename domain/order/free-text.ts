const maxLineLength = 100
const maxTextLength = 2_000

/** Lone surrogates, and invisible characters that reverse or hide text. */
const invisibleCharacters = /[\p{Cf}\p{Cs}]/gu

/** A character has one or two code units; the rest of a long text is not split. */
const shortened = (text: string, longest: number) =>
  [...text.trim().slice(0, 2 * longest)].slice(0, longest).join('').trim()

/**
 * One line without line breaks, control characters or invisible characters; `longest` in
 * characters.
 */
export const cleanLine = (text: string, longest = maxLineLength): string =>
  shortened(text.replace(invisibleCharacters, '').replace(/\p{Cc}+/gu, ' '), longest)

/** The same for several lines. */
export const cleanText = (text: string, longest = maxTextLength): string =>
  shortened(
    text
      .replace(/\r\n?/g, '\n')
      .replace(invisibleCharacters, '')
      .replace(/[^\P{Cc}\n\t]+/gu, ' '),
    longest,
  )

/** The longest own reference of a line, in characters: fits a row of the delivery note. */
export const maxLineReference = 40

/** The reference as stored: one line without invisible characters; '' for none. */
export const readLineReference = (text: string): string => cleanLine(text, maxLineReference)
