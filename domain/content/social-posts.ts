/** How many posts of a social feed stand on one page of it, on a wide and on a narrow screen (D2 §9). */
export const postsPerPage = { wide: 6, narrow: 2 } as const
