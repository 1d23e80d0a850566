/** A name with its link, undefined for plain text. */
export type Essential = { name: string; link: string | undefined }

/** Parses the editors' lines: `Arnica montana:page:shop.homeopathy.remedies` (D2 §3). */
export const readEssentials = (lines: string): Essential[] =>
  lines.split('\n').flatMap((line) => {
    const [, name = '', link = ''] = /^([^:]*):?(.*)$/.exec(line.trim()) ?? []
    return name.trim() ? [{ name: name.trim(), link: link.trim() || undefined }] : []
  })

/** The lines of named entries; a colon ends the name. */
export const writeEssentials = (essentials: readonly Essential[]): string =>
  essentials
    .map(({ name, link }) => ({ name: name.replaceAll(':', ' ').trim(), link }))
    .filter(({ name }) => name !== '')
    .map(({ name, link }) => (link ? `${name}:${link}` : name))
    .join('\n')
