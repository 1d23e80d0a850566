/**
 * When a part of a page becomes operable: `use` on the first sign that somebody is about to operate
 * it, `visible` shortly before it is scrolled into view, `load` as soon as the page has loaded,
 * `member` likewise, but for logged-in people only.
 */
export type HydrateOn = 'use' | 'visible' | 'load' | 'member'
