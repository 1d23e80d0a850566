import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PicturedIngredient } from '../../../../domain/pictures/ingredient-illustrations.ts'
import { type Picture, scaledArea } from '../../../../domain/pictures/printed-picture.ts'
import { pictureText } from '../../../../messages/shop/pictures.ts'
import { pageNames } from '../../../../messages/site/page-names.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Illustration } from '../../../../ui/illustration.tsx'
import { joinClasses } from '../../../../ui/join-classes.ts'
import { ContainerPicture } from '../../../../ui/pictures/container-picture.tsx'
import { smallTitleSize } from '../../../../ui/title-size.ts'
import { Zoomable } from '../../../../ui/zoomable.tsx'
import { BackLink } from '../../../content/back-link.tsx'
import { usePageContext, useSiteFacts } from '../../../i18n/page-context.ts'
import type { ProductListPage } from '../list/product-pages.ts'

/** The laboratory's name and address, in print only. */
const PrintHead = () => {
  const { legalName, address, contactPhone } = useSiteFacts()
  return (
    <div className="mb-6 hidden items-baseline justify-between gap-6 border-b border-ink pb-2 print:flex">
      <span className="font-serif text-lg">{legalName}</span>
      <span className="text-sm">
        {address.street}, {address.postcode} {address.city} · {contactPhone}
      </span>
    </div>
  )
}

/** Address of the page and date, in print only. */
const PrintFoot = () => {
  const { origin } = useSiteFacts()
  const { pathname } = usePageContext()
  // The day of the reader, as the page is cached; the script of the page fills it in.
  const today = <span data-today />
  return (
    <p className="mt-8 hidden justify-between gap-6 border-t border-ink pt-2 text-xs print:flex">
      <span>
        {origin}
        {pathname}
      </span>
      <span>
        <Trans>Printed on {today}. Prices are subject to change.</Trans>
      </span>
    </p>
  )
}

/** Prints the page of a product; hidden without script. */
const PrintButton = () => (
  <button
    type="button"
    data-action="print"
    className="-mt-3 inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-sm font-medium text-muted hover:bg-wash hover:text-leaf-dark noscript:invisible"
  >
    <Icon name="printer" />
    <Trans>Print</Trans>
  </button>
)

type PictureProps = {
  picture: Picture
  title: string
  /** Below the images of a product: only as large as they are, without the scale. */
  isSmall?: boolean | undefined
  children?: ReactNode
}

/** The container of a product, to be enlarged (D2 §2); `children` are placed in its corner. */
export const ProductPicture = ({ picture, title, isSmall, children }: PictureProps) => {
  const { t } = useLingui()
  const alt = pictureText(picture, t)
  return (
    <Zoomable
      large={<ContainerPicture picture={picture} alt={alt} className="size-full" />}
      title={title}
      isSmall={isSmall}
    >
      <div
        className={joinClasses(
          'grid place-items-center border border-line bg-sheet',
          isSmall ? 'aspect-square p-2' : 'p-4 md:aspect-square md:p-8',
        )}
      >
        {isSmall ? (
          <ContainerPicture picture={picture} alt={alt} className="size-full" hasBarsOnly />
        ) : (
          <ContainerPicture
            picture={picture}
            area={scaledArea(picture.container)}
            hasScaleBar
            alt={alt}
            className="size-56 md:size-full"
          />
        )}
        {children}
      </div>
    </Zoomable>
  )
}

/** An ingredient with its illustration and name, below the container. */
export const IngredientFigure = ({ name, illustration }: PicturedIngredient) => (
  <figure className="flex items-center gap-4 border border-t-0 border-line bg-sheet px-4 py-3 print:hidden">
    <Illustration name={illustration} className="size-20" />
    <figcaption className="text-sm text-muted">
      <Trans>
        Contains <em>{name}</em>
      </Trans>
    </figcaption>
  </figure>
)

type Props = {
  /** The list that contains it. */
  back: ProductListPage | 'shop.schussler_salts'
  /** Its `ProductPicture`, sticky next to the text. */
  picture: ReactNode
  eyebrow: ReactNode
  title: string
  /** Follows in full width. */
  below: ReactNode
  children: ReactNode
}

/** The layout of a product's page: picture on one side, text on the other. */
export const ProductFrame = ({ back, picture, eyebrow, title, below, children }: Props) => {
  const { t } = useLingui()
  return (
    <article className="page py-10">
      <PrintHead />
      <div className="flex flex-wrap items-start justify-between gap-x-4 print:hidden">
        <BackLink page={back}>{t(pageNames[back])}</BackLink>
        <PrintButton />
      </div>
      <div className="grid gap-x-16 gap-y-8 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] print:grid-cols-[8rem_minmax(0,1fr)]">
        <div className="self-start md:sticky md:top-28 print:static">{picture}</div>
        <div className="max-w-3xl">
          {eyebrow && <p className="eyebrow mb-3">{eyebrow}</p>}
          <h1 className={smallTitleSize(title, '')}>{title}</h1>
          {children}
        </div>
      </div>
      {below}
      <PrintFoot />
    </article>
  )
}
