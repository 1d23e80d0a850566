/** Letters of a title at 1.7rem that fit beside the picture of a page on a screen of 360 px. */
const maxLetters = 15

/**
 * The class of a title on small screens: `usual`, or a smaller size when its longest word would
 * break inside. Spaces, hyphens and soft hyphens end a word.
 */
export const smallTitleSize = (title: string, usual = 'max-sm:text-[1.7rem]') =>
  title.split(/[\s\u00ad-]+/).some((word) => word.length > maxLetters)
    ? 'max-sm:text-[1.35rem]'
    : usual
