/** Full-width ASCII of East Asian keyboards ('３０００') as ordinary characters. */
export const toHalfWidth = (text: string): string =>
  text
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ')
