import { type ComponentType, lazy } from 'react'
import type { BlockType } from './definitions.ts'
import type { PropsOf, ShownBlock } from './shown-block.ts'

/** How much of a page a block takes: what its margins leave, or all from edge to edge. */
export type BlockWidth = 'page' | 'edge'

type Entry<Type extends BlockType> = {
  show: ComponentType<PropsOf<Type>>
  width: BlockWidth
  /** Nothing in it but words, pictures and links; its markup is enough on a first visit. */
  isStill?: true
}

type Entries = { [Type in BlockType]: Entry<Type> }

/**
 * What renders each block; types alone tie it to the definitions, so no schema reaches a page. Each
 * travels with the pages that have such a block, still ones not even there on a first visit.
 */
export const entries: Partial<Entries> = {
  banner: { show: lazy(() => import('./banner/banner-block.tsx')), width: 'edge', isStill: true },
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
    isStill: true,
  },
  header_image: {
    show: lazy(() => import('./header-image/header-image-block.tsx')),
    width: 'edge',
    isStill: true,
  },
  health_topics_display: {
    show: lazy(() => import('./health-topics-display/health-topics-display-block.tsx')),
    width: 'page',
    isStill: true,
  },
  history_display: {
    show: lazy(() => import('./history-display/history-display-block.tsx')),
    width: 'page',
    isStill: true,
  },
  horizontal_menu: {
    show: lazy(() => import('./horizontal-menu/horizontal-menu-block.tsx')),
    width: 'page',
    isStill: true,
  },
  landing_link_shop: {
    show: lazy(() => import('./landing-link-shop/landing-link-shop-block.tsx')),
    width: 'page',
    isStill: true,
  },
  link_shop: {
    show: lazy(() => import('./link-shop/link-shop-block.tsx')),
    width: 'page',
    isStill: true,
  },
  nomenclature_download: {
    show: lazy(() => import('./nomenclature-download/nomenclature-download-block.tsx')),
    width: 'page',
    isStill: true,
  },
  post_display: {
    show: lazy(() => import('./post-display/post-display-block.tsx')),
    width: 'page',
    isStill: true,
  },
  product_display: {
    show: lazy(() => import('./product-display/product-display-block.tsx')),
    width: 'page',
    isStill: true,
  },
  product_link: {
    show: lazy(() => import('./product-link/product-link-block.tsx')),
    width: 'page',
    isStill: true,
  },
  quote: { show: lazy(() => import('./quote/quote-block.tsx')), width: 'page', isStill: true },
  remedy_display: {
    show: lazy(() => import('./remedy-display/remedy-display-block.tsx')),
    width: 'page',
  },
  seasonal_remedy_display: {
    show: lazy(() => import('./seasonal-remedy-display/seasonal-remedy-display-block.tsx')),
    width: 'page',
    isStill: true,
  },
  slider: { show: lazy(() => import('./slider/slider-block.tsx')), width: 'edge' },
  social_feed: { show: lazy(() => import('./social-feed/social-feed-block.tsx')), width: 'page' },
  team_member: {
    show: lazy(() => import('./team-member/team-member-block.tsx')),
    width: 'page',
    isStill: true,
  },
  testimonials: {
    show: lazy(() => import('./testimonials/testimonials-block.tsx')),
    width: 'page',
  },
  text: { show: lazy(() => import('./text/text-block.tsx')), width: 'page', isStill: true },
  three_columns: {
    show: lazy(() => import('./three-columns/three-columns-block.tsx')),
    width: 'page',
    isStill: true,
  },
  tip: { show: lazy(() => import('./tip/tip-block.tsx')), width: 'page', isStill: true },
  title_with_icon: {
    show: lazy(() => import('./title-with-icon/title-with-icon-block.tsx')),
    width: 'page',
    isStill: true,
  },
  two_images: {
    show: lazy(() => import('./two-images/two-images-block.tsx')),
    width: 'page',
    isStill: true,
  },
  video: { show: lazy(() => import('./video/video-block.tsx')), width: 'page' },
  webinar_banner: {
    show: lazy(() => import('./webinar-banner/webinar-banner-block.tsx')),
    width: 'page',
    isStill: true,
  },
  webinar_form: {
    show: lazy(() => import('./webinar-form/webinar-form-block.tsx')),
    width: 'page',
  },
}

export const isKnownBlock = (block: ShownBlock): block is ShownBlock & { type: BlockType } =>
  Object.hasOwn(entries, block.type)
