/** Control characters in an address are nobody's page, and PostgreSQL takes no null byte. */
export const hasNoControlCharacters = (url: string): boolean =>
  !/%(?:[01][\da-f]|7f)/i.test(url.split('?', 1)[0] ?? '')
