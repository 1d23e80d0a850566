/** Makes single line breaks of Markdown hard ones, as in addresses (D2 §3). */
export const keepLineBreaks = (markdown: string) =>
  markdown.replace(/(?<!\n|\\| {2})\n(?!\n|[ \t]*(?:[-*+>#]|\d+[.)]))/g, '\\\n')

/** How Markdown is written (options of mdast-util-to-markdown), so that it is read as it was meant. */
export const markdownStyle = {
  bullet: '-',
  listItemIndent: 'one',
  resourceLink: true,
  // Every backslash: a single one would escape the `&` of the next sign, where that is written as `&#x20;`.
  unsafe: [{ character: '\\', inConstruct: 'phrasing' }],
} as const
