/** Longer voices are cut until they are opened (D2 §9). */
const mostCharacters = 200

/** A text in what is shown at once and the rest, parted between two words; most have no rest. */
export const cutText = (text: string): { start: string; rest: string } => {
  if (text.length <= mostCharacters) return { start: text, rest: '' }
  const space = text.lastIndexOf(' ', mostCharacters)
  const end = space > 0 ? space : mostCharacters
  return { start: text.slice(0, end), rest: text.slice(end) }
}
