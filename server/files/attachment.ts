/** The header of a file that is to be saved, as RFC 6266 writes names that are not ASCII. */
export const attachment = (name: string) =>
  `attachment; filename="${name.replace(/[^ -~]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`
