import anyAscii from 'any-ascii'

/** Marks, and what joins or varies emoji: omitted without a space. */
const silent = /[\p{M}\p{Cf}\p{Cc}\p{Emoji_Modifier}]/u
/** Emoji, and characters without a transliteration, until their spaces are joined. */
const omitted = '\uFFFC'

const replacementOf = (sign: string): string => {
  if (silent.test(sign)) return ''
  if (sign === 'ẞ') return 'SS'
  const ascii = anyAscii(sign)
  // any-ascii has names for emoji (':herb:') and letters for flags.
  return /^(:.+:)?$/.test(ascii) || /\p{RI}/u.test(sign) ? omitted : ascii
}

/**
 * The text in permitted characters: other letters lose their marks ('Nguyễn' → 'Nguyen') or are
 * written in Latin letters, emoji are omitted. Every ASCII character must be permitted.
 */
export const transliterate = (text: string, isPermitted: (sign: string) => boolean): string => {
  const signs = [...text.normalize('NFC')].map((sign) =>
    isPermitted(sign) ? sign : replacementOf(sign),
  )
  if (!signs.includes(omitted)) return signs.join('')
  return signs
    .join('')
    .replace(/ *\uFFFC[ \uFFFC]*(?=[,.;:!?)])/g, '')
    .replace(/ *\uFFFC[ \uFFFC]*/g, ' ')
    .trim()
}
