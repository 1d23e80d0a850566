const longestLine = 100
const longestText = 2_000

/** One line that the customer wrote: no line breaks or other control characters, 100 characters. */
export const cleanLine = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longestLine)

/** Some lines that the customer wrote, 2,000 characters. */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]+/gu, ' ')
    .trim()
    .slice(0, longestText)
