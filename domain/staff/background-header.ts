/** `1` in requests that a page repeats by itself: they are no use that keeps a session open. */
export const backgroundHeader = 'x-background'
