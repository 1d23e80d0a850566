import { type ComponentType, lazy } from 'react'
import type { BlockType } from './definitions.ts'
import type { PropsOf, ShownBlock } from './shown-block.ts'
import { TextBlock } from './text/text-block.tsx'

/** How much of a page a block takes: what its margins leave, or all from edge to edge. */
export type BlockWidth = 'page' | 'edge'

type Entry<Type extends BlockType> = { show: ComponentType<PropsOf<Type>>; width: BlockWidth }

type Entries = { [Type in BlockType]: Entry<Type> }

/**
 * What renders each block; types alone tie it to the definitions, so no schema reaches a page. All
 * but running text travels with the pages that have such a block.
 */
export const entries: Partial<Entries> = {
  banner: { show: lazy(() => import('./banner/banner-block.tsx')), width: 'edge' },
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
  general_text: {
    show: lazy(() => import('./general-text/general-text-block.tsx')),
    width: 'page',
  },
  header_image: {
    show: lazy(() => import('./header-image/header-image-block.tsx')),
    width: 'edge',
  },
  health_topics_display: {
    show: lazy(() => import('./health-topics-display/health-topics-display-block.tsx')),
    width: 'page',
  },
  history_display: {
    show: lazy(() => import('./history-display/history-display-block.tsx')),
    width: 'page',
  },
  horizontal_menu: {
    show: lazy(() => import('./horizontal-menu/horizontal-menu-block.tsx')),
    width: 'page',
  },
  landing_link_shop: {
    show: lazy(() => import('./landing-link-shop/landing-link-shop-block.tsx')),
    width: 'page',
  },
  link_shop: { show: lazy(() => import('./link-shop/link-shop-block.tsx')), width: 'page' },
  nomenclature_download: {
    show: lazy(() => import('./nomenclature-download/nomenclature-download-block.tsx')),
    width: 'page',
  },
  post_display: {
    show: lazy(() => import('./post-display/post-display-block.tsx')),
    width: 'page',
  },
  product_display: {
    show: lazy(() => import('./product-display/product-display-block.tsx')),
    width: 'page',
  },
  product_link: {
    show: lazy(() => import('./product-link/product-link-block.tsx')),
    width: 'page',
  },
  quote: { show: lazy(() => import('./quote/quote-block.tsx')), width: 'page' },
  remedy_display: {
    show: lazy(() => import('./remedy-display/remedy-display-block.tsx')),
    width: 'page',
  },
  seasonal_remedy_display: {
    show: lazy(() => import('./seasonal-remedy-display/seasonal-remedy-display-block.tsx')),
    width: 'page',
  },
  slider: { show: lazy(() => import('./slider/slider-block.tsx')), width: 'edge' },
  social_feed: { show: lazy(() => import('./social-feed/social-feed-block.tsx')), width: 'page' },
  team_member: { show: lazy(() => import('./team-member/team-member-block.tsx')), width: 'page' },
  testimonials: {
    show: lazy(() => import('./testimonials/testimonials-block.tsx')),
    width: 'page',
  },
  text: { show: TextBlock, width: 'page' },
  three_columns: {
    show: lazy(() => import('./three-columns/three-columns-block.tsx')),
    width: 'page',
  },
  tip: { show: lazy(() => import('./tip/tip-block.tsx')), width: 'page' },
  title_with_icon: {
    show: lazy(() => import('./title-with-icon/title-with-icon-block.tsx')),
    width: 'page',
  },
  two_images: { show: lazy(() => import('./two-images/two-images-block.tsx')), width: 'page' },
  video: { show: lazy(() => import('./video/video-block.tsx')), width: 'page' },
  webinar_banner: {
    show: lazy(() => import('./webinar-banner/webinar-banner-block.tsx')),
    width: 'page',
  },
  webinar_form: {
    show: lazy(() => import('./webinar-form/webinar-form-block.tsx')),
    width: 'page',
  },
}

export const isKnownBlock = (block: ShownBlock): block is ShownBlock & { type: BlockType } =>
  Object.hasOwn(entries, block.type)
