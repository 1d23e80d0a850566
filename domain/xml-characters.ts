/** Characters that XML forbids, even escaped: controls, two non-characters and lone surrogates. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const forbidden = /[\u0000-\u0008\v\f\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

export const removeXmlForbidden = (text: string): string => text.replace(forbidden, '')

/** Escapes of JSON that may stand for such characters, and those that JSON allows unescaped. */
const suspicious = /[\ufffe\uffff]|\\(?:[bf]|u(?:00[01]|d[89a-f]|fff))/i

/** Parses JSON without characters that XML forbids in its texts. */
export const parseCleanJson = (json: string): unknown =>
  suspicious.test(json)
    ? JSON.parse(json, (_, value) =>
        typeof value === 'string' ? removeXmlForbidden(value) : value,
      )
    : JSON.parse(json)

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML and XML, in elements and attributes. */
export const escapeMarkup = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
