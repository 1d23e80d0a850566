/** No page address contains control characters, and PostgreSQL rejects null bytes. */
export const hasNoControlCharacters = (url: string): boolean =>
  !/%(?:[01][\da-f]|7f)/i.test(url.split('?', 1)[0] ?? '')
