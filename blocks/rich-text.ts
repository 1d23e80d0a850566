import type { $brand } from 'zod/mini'

/**
 * Running text as a tree of allowed nodes, so that no stored text can become markup. The server
 * parses it from Markdown (server/content/rich-text.ts).
 */
export type RichText = readonly RichNode[]

export type RichNode =
  | string
  | { type: 'paragraph' | 'item' | 'strong' | 'emphasis' | 'quote'; of: RichText }
  | { type: 'list'; isOrdered: boolean; of: RichText }
  /** Below a block's own heading. */
  | { type: 'heading'; of: RichText }
  /** `to` is a validated address; `page:` references are resolved. */
  | { type: 'link'; to: string; of: RichText }
  | { type: 'break' | 'rule' }
  /** The shortcode `[icon_leaf]`. */
  | { type: 'icon'; name: string }

/** The stored fields as components receive them: Markdown is parsed to a tree. */
export type Shown<Value> =
  Value extends $brand<'rich'>
    ? RichText
    : Value extends readonly (infer Each)[]
      ? readonly Shown<Each>[]
      : Value extends object
        ? { [Key in keyof Value]: Shown<Value[Key]> }
        : Value
