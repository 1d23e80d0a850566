/** Letters of a title at 1.7rem that fit beside the page's illustration at 360 px. */
const maxLetters = 15

/**
 * The font-size class of a title on small screens: `usual`, or smaller when the longest word would
 * be broken. Spaces, hyphens and soft hyphens end a word.
 */
export const smallTitleSize = (title: string, usual = 'max-sm:text-[1.7rem]') =>
  title.split(/[\s\u00ad-]+/).some((word) => word.length > maxLetters)
    ? 'max-sm:text-[1.35rem]'
    : usual
