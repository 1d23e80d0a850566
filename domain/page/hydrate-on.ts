/**
 * When an island becomes operable: `use` at the first sign that somebody is about to operate it, `visible`
 * shortly before it is scrolled into view, `load` when the page's script starts. An island that CSS
 * hides is not visible. `restriction`: as `visible` for a person who may not order everything, else as
 * `use`; its script says why.
 */
export type HydrateOn = 'use' | 'visible' | 'load' | 'restriction'
