/** What the server adds to blocks that show more than their own fields (server/content/block-facts). */
export type BlockData = Record<never, never>
