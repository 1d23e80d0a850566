const form = () => import('./form-parts/public-form.tsx')

/** The blocks that are operated. Browsers load this list and no schema of a block. */
export const blockIslands = {
  contact_form: { on: 'use', island: form },
  contact_map: { on: 'visible', island: () => import('./contact-map/contact-map-block.tsx') },
  contest_form: { on: 'use', island: form },
  webinar_form: { on: 'use', island: form },
} as const
