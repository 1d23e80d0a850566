import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { pageNames } from '../../../../messages/site/page-names.ts'
import { Illustration } from '../../../../ui/illustration.tsx'
import { smallTitleSize } from '../../../../ui/title-size.ts'
import { BackLink } from '../../../content/back-link.tsx'
import type { ProductListPage } from '../list/product-pages.ts'
import { PrintButton } from './print-button.tsx'
import { PrintFoot, PrintHead } from './print-sheet.tsx'

/** The illustration of a product; `children` are placed in its corner. */
export const ProductIllustration = ({
  picture,
  children,
}: {
  picture: string
  children?: ReactNode
}) => (
  <div className="relative grid place-items-center border border-line bg-sheet p-4 md:aspect-square md:p-8">
    <Illustration name={picture} eager className="h-auto w-36 md:w-full" />
    {children}
  </div>
)

type Props = {
  /** The list that contains it. */
  back: ProductListPage | 'shop.schussler_salts'
  /** Its `ProductIllustration`, sticky next to the text. */
  picture: ReactNode
  eyebrow: ReactNode
  title: string
  /** Follows in full width. */
  below: ReactNode
  children: ReactNode
}

/** The layout of a product's page: illustration on one side, text on the other. */
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
