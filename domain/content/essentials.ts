/** A name with its link, undefined for plain text. */
export type Essential = { name: string; link: string | undefined }

/** Parses the editors' lines: `Arnica montana:page:shop.homeopathy.remedies` (D2 §3). */
export const readEssentials = (lines: string): Essential[] =>
  lines.split('\n').flatMap((line) => {
    const [, name = '', link = ''] = /^([^:]*):?(.*)$/.exec(line.trim()) ?? []
    return name.trim() ? [{ name: name.trim(), link: link.trim() || undefined }] : []
  })
