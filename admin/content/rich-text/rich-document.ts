/** Formatting of a piece of text. */
export type RichMark = { type: 'bold' | 'italic' } | { type: 'link'; attrs: { href: string } }

/** What a line of text consists of. */
export type RichInline =
  | { type: 'text'; text: string; marks?: RichMark[] }
  | { type: 'hardBreak' }
  | { type: 'icon'; attrs: { name: string } }

/** The blocks of a formatted text, as the editor (Tiptap) stores them. */
export type RichBlock =
  | { type: 'paragraph'; content?: RichInline[] }
  | { type: 'heading'; attrs: { level: 2 }; content?: RichInline[] }
  | { type: 'horizontalRule' }
  | { type: 'blockquote'; content: RichBlock[] }
  | { type: 'bulletList'; content: RichItem[] }
  | { type: 'orderedList'; attrs: { start: number }; content: RichItem[] }

export type RichItem = { type: 'listItem'; content: RichBlock[] }

export type RichDocument = { type: 'doc'; content: RichBlock[] }

/** Shortcode of an icon in a stored text: `[icon_leaf]`. */
export const iconPattern = /\[icon_([a-z0-9-]+)\]/
