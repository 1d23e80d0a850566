/** A name and where it leads to; one without a link leads nowhere. */
export type Essential = { name: string; link: string | undefined }

/** Lines as editors write them, `Arnica montana:page:shop.homeopathy.remedies` (D2 §3). */
export const readEssentials = (lines: string): Essential[] =>
  lines.split('\n').flatMap((line) => {
    const [, name = '', link = ''] = /^([^:]*):?(.*)$/.exec(line.trim()) ?? []
    return name.trim() ? [{ name: name.trim(), link: link.trim() || undefined }] : []
  })
