import { fold } from './fold.ts'

/** The printed label as a code: 'Tube 1g' → 'tube-1g', '25° AETH.' → '25-aeth' (D2 §7, R13). */
export const slugOf = (label: string): string =>
  fold(label)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** A health topic's slug: spaces as underscores, other characters as hyphens (D1 §2, R39). */
export const healthSlug = (name: string): string =>
  fold(name.trim())
    .replace(/\s+/g, '_')
    .replace(/[^a-z0-9_]/g, '-')
