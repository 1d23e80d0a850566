import { readMarkdown } from './read-markdown.ts'
import type { RichBlock, RichDocument, RichInline, RichItem } from './rich-document.ts'
import { writeInline } from './write-inline.ts'

const indented = (text: string, prefix: string, others: string) =>
  text
    .split('\n')
    .map((line, at) => (at === 0 ? prefix : line === '' ? '' : others) + line)
    .join('\n')

const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n')

/** A list within an item follows its text directly. */
const writeItem = ({ content }: RichItem, marker: string) => {
  const text = content
    .map((block, at) => {
      const written = writeBlock(block, content[at - 1])
      const isNested = at > 0 && (block.type === 'bulletList' || block.type === 'orderedList')
      return at === 0 ? written : (isNested ? '\n' : '\n\n') + written
    })
    .join('')
  return indented(text, `${marker} `, ' '.repeat(marker.length + 1))
}

/** Two lists of a kind in a row have different markers, or they would become one. */
const writeBlock = (block: RichBlock, previous: RichBlock | undefined): string => {
  const isRepeated = previous?.type === block.type
  switch (block.type) {
    case 'paragraph':
      return writeInline(block.content ?? [])
    case 'heading':
      // Signs at its end would close it.
      return `## ${writeInline((block.content ?? []).map(withoutBreak)).replace(/ #+$/, (signs) => ` \\${signs.trim()}`)}`
    case 'horizontalRule':
      return '***'
    case 'blockquote':
      return quoted(writeBlocks(block.content))
    case 'bulletList':
      return block.content.map((item) => writeItem(item, isRepeated ? '*' : '-')).join('\n')
    case 'orderedList':
      return block.content
        .map((item, at) => writeItem(item, `${block.attrs.start + at}${isRepeated ? ')' : '.'}`))
        .join('\n')
  }
}

/** A heading is one line. */
const withoutBreak = (node: RichInline): RichInline =>
  node.type === 'hardBreak' ? { type: 'text', text: ' ' } : node

const isEmpty = (block: RichBlock) =>
  (block.type === 'paragraph' || block.type === 'heading') && (block.content ?? []).length === 0

const writeBlocks = (blocks: readonly RichBlock[]) => {
  const written = blocks.filter((block) => !isEmpty(block))
  return written.map((block, at) => writeBlock(block, written[at - 1])).join('\n\n')
}

const plainInline = (node: RichInline): RichInline =>
  node.type === 'text' ? { type: 'text', text: node.text } : node

const plainBlock = (block: RichBlock): RichBlock => {
  if (block.type === 'horizontalRule') return block
  if (block.type === 'paragraph' || block.type === 'heading')
    return { ...block, content: (block.content ?? []).map(plainInline) }
  return { ...block, content: block.content.map(plainBlock as never) } as RichBlock
}

const lineWords = (nodes: readonly RichInline[]) =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.text
      return node.type === 'icon' ? `[${node.attrs.name}]` : '\n'
    })
    .join('')
    .trim()
    .replace(/[^\S\n]+/g, '')

const blockWords = (block: RichBlock | RichItem): unknown => {
  if (block.type === 'horizontalRule') return block.type
  if (block.type === 'paragraph' || block.type === 'heading')
    return [block.type, lineWords(block.content ?? [])]
  return [block.type, (block.content as readonly (RichBlock | RichItem)[]).map(blockWords)]
}

/** Words and kinds of blocks, to compare what was written with what is read. */
const wordsOf = (blocks: readonly RichBlock[]) =>
  JSON.stringify(blocks.filter((block) => !isEmpty(block)).map(blockWords))

/**
 * The document as stored text (Markdown, as blocks/define-blocks.ts describes). Marks that Markdown
 * cannot express beside each other are left out, so that no sign of them is ever shown.
 */
export const writeMarkdown = ({ content }: RichDocument): string => {
  const isReadAs = (written: string, blocks: readonly RichBlock[]) =>
    wordsOf(readMarkdown(written).content) === wordsOf(blocks)
  const written = writeBlocks(content)
  if (isReadAs(written, content)) return written
  return writeBlocks(
    content.map((block) => (isReadAs(writeBlocks([block]), [block]) ? block : plainBlock(block))),
  )
}
