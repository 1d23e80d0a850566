/** Characters of a text in a cell; Excel has 32,767. */
const maxLength = 1_000_000

/** Office writes characters that XML forbids as _x000D_. */
const unescapeOffice = (text: string) =>
  text.replace(/_x([\dA-Fa-f]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))

/** Collects a text of several parts (`t`, also in `r`), without its pronunciation (`rPh`). */
export const collectText = () => {
  let text = ''
  let isText = false
  let isPronunciation = false
  return {
    open: (name: string) => {
      if (name === 'rPh') isPronunciation = true
      if (name === 't') isText = !isPronunciation
    },
    close: (name: string) => {
      if (name === 'rPh') isPronunciation = false
      if (name === 't') isText = false
    },
    /** False for a text that is too long. */
    add: (part: string): boolean => {
      if (isText) text += part
      return text.length <= maxLength
    },
    /** The text so far; the next one starts empty. */
    take: (): string => {
      const taken = unescapeOffice(text)
      text = ''
      return taken
    },
  }
}
