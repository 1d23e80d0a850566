import type { $brand } from 'zod/mini'

/**
 * Running text as a tree of the parts that a page may show, and no others: whatever was written,
 * nothing of it can become markup. The server makes it of Markdown (server/content/rich-text.ts).
 */
export type RichText = readonly RichNode[]

export type RichNode =
  | string
  | { type: 'paragraph' | 'item' | 'strong' | 'emphasis' | 'quote'; of: RichText }
  | { type: 'list'; isOrdered: boolean; of: RichText }
  /** Below a block's own heading. */
  | { type: 'heading'; of: RichText }
  /** `to` was checked and is an address, no `page:` any more. */
  | { type: 'link'; to: string; of: RichText }
  | { type: 'break' | 'rule' }
  /** The shortcode `[icon_leaf]`. */
  | { type: 'icon'; name: string }

/** What a component gets of the stored fields: Markdown has become a tree. */
export type Shown<Value> =
  Value extends $brand<'rich'>
    ? RichText
    : Value extends readonly (infer Each)[]
      ? readonly Shown<Each>[]
      : Value extends object
        ? { [Key in keyof Value]: Shown<Value[Key]> }
        : Value
