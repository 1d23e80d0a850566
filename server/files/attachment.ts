/** A `Content-Disposition` header for downloads; non-ASCII names as in RFC 6266. */
export const attachment = (name: string) =>
  `attachment; filename="${name.replace(/[^ -~]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`
