/** Ends of sentences, then a dash and a short rest without another dash. */
const sourcePattern = /^(.*[.!?…»”"])\s+[–—]\s+([^–—]{1,60})$/s

/** A testimonial in its words and, behind a last dash, who said them. */
export const splitSource = (text: string): { words: string; source?: string } => {
  const [, words, source] = sourcePattern.exec(text.trim()) ?? []
  return words !== undefined && source !== undefined ? { words, source } : { words: text }
}
