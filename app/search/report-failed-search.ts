import type { Language } from '../../domain/language.ts'

/** How long a text without a result stays unchanged until it counts, in milliseconds. */
const pauseMs = 2_000

/** Has the server count a search without a result; the returned function cancels it. */
export const reportFailedSearch = (text: string, language: Language) => {
  const query = new URLSearchParams({ q: text, lang: language })
  const timer = setTimeout(() => fetch(`/api/shop/search?${query}`).catch(() => {}), pauseMs)
  return () => clearTimeout(timer)
}
