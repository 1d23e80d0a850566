import { every, linkedWords, type Words } from './linked-words.ts'

/**
 * The dictionary of addresses (R3): the path words of each page per language. The parent of a page
 * has the key without the last part; `:name` is a parameter.
 */
export const routeWords = {
  ...linkedWords,
  // Never linked, so browsers do not get their words (R5).
  'hidden.1': every('3f9c1e7ab25d'),
  'hidden.2': every('b84d06e2719a'),
} as const satisfies Record<string, Words>

export type PageKey = keyof typeof routeWords

export const pageKeys = Object.keys(routeWords) as PageKey[]

/** Further words that old links use; they redirect to the current ones (R3, R7). */
export const formerWords: Readonly<Record<string, PageKey>> = {
  'schussler-salts': 'shop.schussler_salts',
  'food-supplements': 'shop.food_supplements',
  'make-your-own': 'shop.make_your_own',
  homeopathy: 'otcs.otchomeo',
}
