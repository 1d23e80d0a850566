import { useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import type { CartInfo } from '../../../domain/cart/cart-info.ts'
import { lineMessages } from '../../../messages/shop/lines.ts'
import { linePicture } from '../../../messages/shop/pictures.ts'
import '../../../ui/line-layout.css'
import { LineLayout } from '../../../ui/line-layout.tsx'
import '../../../ui/pictures/container-picture.css'
import { SmallPicture } from '../../../ui/pictures/container-picture.tsx'

type Props = Omit<ComponentProps<typeof LineLayout>, 'picture' | 'name'> & {
  /** `info` as the API sends it; without it there is no picture. */
  article: { name: string; info?: Readonly<Record<string, unknown>> | undefined }
  /** After the specification. */
  remark?: ReactNode
}

/** An article of an order with picture, specification and substances, as in the shop. */
export const ArticleLine = ({ article, remark, notes, ...cells }: Props) => {
  const { t } = useLingui()
  const { name } = article
  // The API describes the info of a line as an object of any kind.
  const info = article.info as CartInfo | undefined
  const picture = info && linePicture({ name, info }, { laboratory: '', t })
  const { detail, substances } = info ? lineMessages(info, t) : { detail: '', substances: [] }
  return (
    <LineLayout
      picture={picture && <SmallPicture picture={picture} side={28} />}
      name={name}
      detail={
        <>
          {detail} {remark}
        </>
      }
      notes={
        (substances.length > 0 || notes) && (
          <>
            {substances.map((substance) => (
              <div key={substance}>{substance}</div>
            ))}
            {notes}
          </>
        )
      }
      {...cells}
    />
  )
}
