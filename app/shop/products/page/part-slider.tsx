import { Trans, useLingui } from '@lingui/react/macro'
import { useSliderTexts } from '../../../../blocks/parts/use-slider-texts.ts'
import type { ProductPart } from '../../../../domain/catalogue/product-view.ts'
import { partPicture } from '../../../../messages/shop/pictures.ts'
import { ContainerPicture } from '../../../../ui/pictures/container-picture.tsx'
import { Slider } from '../../../../ui/slider/slider.tsx'
import { useSiteFacts } from '../../../i18n/page-context.ts'
import { PageLink } from '../../../i18n/page-link.tsx'

const PartCard = ({ part, form }: { part: ProductPart; form: string }) => {
  const { t } = useLingui()
  const { legalName } = useSiteFacts()
  const { name, potency, remedyCode } = part
  const content = (
    <>
      <ContainerPicture
        picture={partPicture(part, form, { laboratory: legalName, t })}
        className="h-24"
      />
      <span className="grid gap-0.5">
        <span className="font-serif text-lg leading-snug italic group-hover:text-leaf-dark group-hover:underline">
          {name}
        </span>
        <span className="text-sm tabular-nums text-muted">{potency}</span>
      </span>
    </>
  )
  const card =
    'group flex h-full items-center gap-4 border border-line bg-sheet p-4 md:flex-col md:py-6 md:text-center'
  return (
    <li>
      {remedyCode ? (
        <PageLink
          page="shop.homeopathy.remedies"
          params={{ remedyCode }}
          className={`${card} hover:border-leaf`}
        >
          {content}
        </PageLink>
      ) : (
        <div className={card}>{content}</div>
      )}
    </li>
  )
}

/** The remedies of a set in a cyclic slider, starting at slide 1 (D2 §4). */
export const PartSlider = ({ parts, form }: { parts: readonly ProductPart[]; form: string }) => {
  const texts = useSliderTexts()
  return (
    <section aria-labelledby="one-by-one" className="mt-16 print:hidden">
      <Slider
        name={{ labelledBy: 'one-by-one' }}
        texts={texts}
        perPage={6}
        wraps
        length={parts.length}
        heading={
          <h2 id="one-by-one">
            <Trans>Included remedies</Trans>
          </h2>
        }
      >
        {parts.map((part) => (
          <PartCard key={`${part.name} ${part.potency}`} part={part} form={form} />
        ))}
      </Slider>
    </section>
  )
}
