import { type ComponentType, lazy } from 'react'
import type { BlockComponent, PropsOf } from './block-component.ts'
import type { BlockType } from './definitions.ts'
import type { StaticType } from './static-blocks.ts'

/** How much of a page a block takes: what its margins leave, or all from edge to edge. */
export type BlockWidth = 'page' | 'edge'

type Entry<Type extends BlockType> = {
  show: ComponentType<PropsOf<Type>>
  width: BlockWidth
  /** Nothing in it but words, pictures and links; its markup is enough on a first visit. */
  isStatic?: true
}

type Entries = { [Type in BlockType]: Entry<Type> }

/** One of those that need no script on a first visit. */
const still = <Type extends StaticType>(type: Type, width: BlockWidth = 'page') => ({
  show: lazy(async () => ({
    default: (await import('./static-blocks.ts')).staticBlocks[type],
  })),
  width,
  isStatic: true as const,
})

/**
 * What renders each block; types alone tie it to the definitions, so no schema reaches a page. Each
 * that can be operated travels with the pages that have it, still ones not even there at first.
 */
export const entries: Entries = {
  banner: still('banner', 'edge'),
  contact_form: {
    show: lazy(() => import('./contact-form/contact-form-block.tsx')),
    width: 'page',
  },
  contact_map: { show: lazy(() => import('./contact-map/contact-map-block.tsx')), width: 'page' },
  contest_form: {
    show: lazy(() => import('./contest-form/contest-form-block.tsx')),
    width: 'page',
  },
  essentials_display: {
    show: lazy(() => import('./essentials-display/essentials-display-block.tsx')),
    width: 'page',
  },
  general_text: still('general_text'),
  header_image: still('header_image', 'edge'),
  health_topics_display: still('health_topics_display'),
  history_display: still('history_display'),
  horizontal_menu: still('horizontal_menu'),
  landing_link_shop: still('landing_link_shop'),
  link_shop: still('link_shop'),
  nomenclature_download: still('nomenclature_download'),
  post_display: still('post_display'),
  product_display: still('product_display'),
  product_link: still('product_link'),
  quote: still('quote'),
  remedy_display: {
    show: lazy(() => import('./remedy-display/remedy-display-block.tsx')),
    width: 'page',
  },
  seasonal_remedy_display: still('seasonal_remedy_display'),
  slider: { show: lazy(() => import('./slider/slider-block.tsx')), width: 'edge' },
  social_feed: { show: lazy(() => import('./social-feed/social-feed-block.tsx')), width: 'page' },
  team_member: still('team_member'),
  testimonials: {
    show: lazy(() => import('./testimonials/testimonials-block.tsx')),
    width: 'page',
  },
  text: still('text'),
  three_columns: still('three_columns'),
  tip: still('tip'),
  title_with_icon: still('title_with_icon'),
  two_images: still('two_images'),
  video: { show: lazy(() => import('./video/video-block.tsx')), width: 'page' },
  webinar_banner: still('webinar_banner'),
  webinar_form: {
    show: lazy(() => import('./webinar-form/webinar-form-block.tsx')),
    width: 'page',
  },
}

export const isKnownBlock = (
  block: BlockComponent,
): block is BlockComponent & { type: BlockType } => Object.hasOwn(entries, block.type)
