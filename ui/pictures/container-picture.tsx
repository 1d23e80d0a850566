import sheet from '../../domain/pictures/containers.svg?url'
import type { Area } from '../../domain/pictures/containers.ts'
import {
  bandColors,
  type Picture,
  pictureArea,
  printBars,
  printPicture,
  scaleBar,
  squareArea,
  viewBox,
} from '../../domain/pictures/printed-picture.ts'
import { joinClasses } from '../join-classes.ts'

type Props = {
  picture: Picture
  /** Absent when the text beside it says the same. */
  alt?: string
  /** In px for each millimetre: pictures with the same scale show the real proportions. */
  scale?: number
  /** The part to show, in tenths of a millimetre; by default the container. */
  area?: Area
  /** Whether the print is drawn as bars, in pictures as small as an icon. */
  hasBarsOnly?: boolean
  /** Whether a bar of some centimetres shows the scale; needs room below the container. */
  hasScaleBar?: boolean
  className?: string
}

/** A bar with its length: '5 cm'. */
const ScaleBar = ({ area }: { area: Area }) => {
  const { cm, length, size, y } = scaleBar(area)
  const left = -Math.round(length * 0.5 + size * 1.3)
  const tick = Math.round(size * 0.3)
  return (
    <g className="scale-bar">
      <path
        d={`M${left} ${y - tick - tick}v${tick + tick}m0 ${-tick}h${length}m0 ${-tick}v${tick + tick}`}
      />
      <text x={left + length + Math.round(size * 1.7)} y={y} fontSize={size}>
        {cm} cm
      </text>
    </g>
  )
}

/**
 * A container with its printed label. The container comes from the shared sheet; the print is text
 * of the page, in its typefaces.
 */
export const ContainerPicture = (props: Props) => {
  const { picture, alt, scale, area, hasBarsOnly, hasScaleBar, className } = props
  const shown = area ?? pictureArea(picture.container)
  const { band, frame, lines, turn } = printPicture(picture)
  const size = scale && {
    width: Math.round((shown.width * scale) / 10),
    height: Math.round((shown.height * scale) / 10),
  }
  return (
    <svg
      role={alt ? 'img' : undefined}
      aria-label={alt}
      aria-hidden={alt ? undefined : true}
      {...size}
      viewBox={viewBox(shown)}
      className={joinClasses('container-picture', className)}
    >
      <use href={`${sheet}#${picture.container}`} />
      <g transform={turn || undefined}>
        <rect {...band} fill={bandColors[picture.band]} />
        {frame && <rect {...frame} className="print-frame" />}
        {hasBarsOnly && <path d={printBars(lines)} className="print-bars" />}
        {(hasBarsOnly ? [] : lines).map(({ text, x, y, size, face, onBand, isQuiet }, at) => (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity
            key={at}
            x={x}
            y={y}
            fontSize={size}
            className={joinClasses(
              face === 'serif' && 'print-name',
              onBand && 'print-band',
              isQuiet && 'print-quiet',
            )}
          >
            {text}
          </text>
        ))}
      </g>
      {hasScaleBar && <ScaleBar area={shown} />}
    </svg>
  )
}

type SmallProps = {
  picture: Picture
  /** In px. */
  side: number
  className?: string | undefined
}

/** A container in a square, beside its name; decorative. */
export const SmallPicture = ({ picture, side, className = '' }: SmallProps) => {
  const area = squareArea(picture.container)
  const scale = (side * 10) / area.width
  return (
    <ContainerPicture
      picture={picture}
      area={area}
      hasBarsOnly
      scale={scale}
      className={className}
    />
  )
}
