import { Extension, type Extensions, Node } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { Italic } from '@tiptap/extension-italic'
import { Link } from '@tiptap/extension-link'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { history, redo, undo } from '@tiptap/pm/history'
import { link as linkSchema } from '../../../blocks/fields.ts'
import sheet from '../../../blocks/parts/content-icons.svg?url'

const svg = 'http://www.w3.org/2000/svg'

/** An icon of the site within a text. */
const Icon = Node.create({
  name: 'icon',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    name: {
      default: 'leaf',
      parseHTML: (element: HTMLElement) => element.getAttribute('data-icon'),
      renderHTML: ({ name }: Record<string, unknown>) => ({ 'data-icon': name }),
    },
  }),
  parseHTML: () => [{ tag: 'svg[data-icon]' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    `${svg} svg`,
    { ...HTMLAttributes, width: 20, height: 20, fill: 'currentColor', 'aria-hidden': true },
    [`${svg} use`, { href: `${sheet}#${node.attrs.name}` }],
  ],
})

const History = Extension.create({
  name: 'history',
  addProseMirrorPlugins: () => [history()],
  addKeyboardShortcuts() {
    const run = (command: typeof undo) => () => {
      const { state, view } = this.editor
      command(state, view.dispatch)
      // Also at the end of the history: the page's own undo is a button.
      return true
    }
    return { 'Mod-z': run(undo), 'Mod-y': run(redo), 'Shift-Mod-z': run(redo) }
  },
})

const isAllowed = (address: string) => linkSchema.safeParse(address).success

/** What formatted texts can contain: all that the site shows (blocks/rich-text.ts), nothing else. */
export const richTextExtensions: Extensions = [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  Heading.configure({ levels: [2] }),
  Blockquote,
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  HardBreak,
  HorizontalRule,
  Link.configure({
    openOnClick: false,
    autolink: false,
    isAllowedUri: isAllowed,
    protocols: ['page'],
    HTMLAttributes: { target: null, rel: null },
  }),
  Icon,
  History,
]
