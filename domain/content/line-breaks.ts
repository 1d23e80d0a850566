/** Makes single line breaks of Markdown hard ones, as in addresses (D2 §3). */
export const keepLineBreaks = (markdown: string) =>
  markdown.replace(/(?<!\n|\\| {2})\n(?!\n|[ \t]*(?:[-*+>#]|\d+[.)]))/g, '\\\n')
