/** Posts of a social feed per page of the slider, on wide and narrow screens (D2 §9). */
export const postsPerPage = { wide: 6, narrow: 2 } as const
