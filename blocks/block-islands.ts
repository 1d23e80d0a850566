/** The blocks that are operated. Browsers load this list and no schema of a block. */
export const blockIslands = {
  contact_form: { on: 'member', island: () => import('./contact-form/contact-form-block.tsx') },
  contact_map: { on: 'visible', island: () => import('./contact-map/contact-map-block.tsx') },
  contest_form: { on: 'member', island: () => import('./contest-form/contest-form-block.tsx') },
  webinar_form: { on: 'member', island: () => import('./webinar-form/webinar-form-block.tsx') },
} as const
