/**
 * When a part of a page becomes operable: `use` on the first sign that somebody is about to operate
 * it, `visible` shortly before it is scrolled into view, `load` as soon as the page has loaded,
 * `member` likewise, but for logged-in people only. `prefetch`: its script is loaded shortly before it
 * is scrolled into view, and it is operable from the first sign that somebody uses the page, for
 * logged-in people as with `visible`.
 */
export type HydrateOn = 'use' | 'prefetch' | 'visible' | 'load' | 'member'
