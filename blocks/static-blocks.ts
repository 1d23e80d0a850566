import type { ComponentType } from 'react'
import BannerBlock from './banner/banner-block.tsx'
import type { PropsOf } from './block-component.ts'
import GeneralTextBlock from './general-text/general-text-block.tsx'
import HeaderImageBlock from './header-image/header-image-block.tsx'
import HealthTopicsDisplayBlock from './health-topics-display/health-topics-display-block.tsx'
import HistoryDisplayBlock from './history-display/history-display-block.tsx'
import HorizontalMenuBlock from './horizontal-menu/horizontal-menu-block.tsx'
import LandingLinkShopBlock from './landing-link-shop/landing-link-shop-block.tsx'
import LinkShopBlock from './link-shop/link-shop-block.tsx'
import NomenclatureDownloadBlock from './nomenclature-download/nomenclature-download-block.tsx'
import PostDisplayBlock from './post-display/post-display-block.tsx'
import ProductDisplayBlock from './product-display/product-display-block.tsx'
import ProductLinkBlock from './product-link/product-link-block.tsx'
import QuoteBlock from './quote/quote-block.tsx'
import SeasonalRemedyDisplayBlock from './seasonal-remedy-display/seasonal-remedy-display-block.tsx'
import TeamMemberBlock from './team-member/team-member-block.tsx'
import TextBlock from './text/text-block.tsx'
import ThreeColumnsBlock from './three-columns/three-columns-block.tsx'
import TipBlock from './tip/tip-block.tsx'
import TitleWithIconBlock from './title-with-icon/title-with-icon-block.tsx'
import TwoImagesBlock from './two-images/two-images-block.tsx'
import WebinarBannerBlock from './webinar-banner/webinar-banner-block.tsx'

const blocks = {
  banner: BannerBlock,
  general_text: GeneralTextBlock,
  header_image: HeaderImageBlock,
  health_topics_display: HealthTopicsDisplayBlock,
  history_display: HistoryDisplayBlock,
  horizontal_menu: HorizontalMenuBlock,
  landing_link_shop: LandingLinkShopBlock,
  link_shop: LinkShopBlock,
  nomenclature_download: NomenclatureDownloadBlock,
  post_display: PostDisplayBlock,
  product_display: ProductDisplayBlock,
  product_link: ProductLinkBlock,
  quote: QuoteBlock,
  seasonal_remedy_display: SeasonalRemedyDisplayBlock,
  team_member: TeamMemberBlock,
  text: TextBlock,
  three_columns: ThreeColumnsBlock,
  tip: TipBlock,
  title_with_icon: TitleWithIconBlock,
  two_images: TwoImagesBlock,
  webinar_banner: WebinarBannerBlock,
}

export type StaticType = keyof typeof blocks

/**
 * The blocks in which nothing can be operated. Their markup is enough on a first visit; they come
 * together, in one file, with the first page that is rendered in the browser.
 */
export const staticBlocks: { [Type in StaticType]: ComponentType<PropsOf<Type>> } = blocks
