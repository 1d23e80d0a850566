import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { filmOf } from '../../domain/content/film.ts'
import { Icon } from '../../ui/icon.tsx'
import { BlockImage } from './block-image.tsx'
import { BlockLink } from './block-link.tsx'
import { ThirdParty } from './third-party.tsx'

type Props = {
  /** The address as pasted by editors: a file of this site, or a video page of another site. */
  address: string
  title: string
  poster: string
  alt?: string | undefined
}

const frame = 'relative block aspect-16/10 w-full overflow-hidden border border-line bg-paper'

const Poster = ({
  poster,
  alt,
  children,
}: Pick<Props, 'poster' | 'alt'> & { children: ReactNode }) => (
  <>
    <BlockImage name={poster} alt={alt} className="size-full object-contain" />
    <span className="absolute inset-0 grid place-items-center">{children}</span>
  </>
)

const PlaySign = () => (
  <span className="grid size-20 place-items-center rounded-full border border-line bg-sheet/95 text-leaf-dark shadow-label transition-colors group-hover:bg-leaf-dark group-hover:text-white">
    <Icon name="play" className="ml-1 size-8" />
  </span>
)

/** A video; those of other sites load after consent or a click (R36). */
export const Film = ({ address, title, poster, alt }: Props) => {
  const { t } = useLingui()
  const film = filmOf(address)
  if (film.kind === 'file')
    return (
      // biome-ignore lint/a11y/useMediaCaption: the laboratory's films have their captions in the picture.
      <video
        controls
        preload="none"
        aria-label={title}
        poster={poster.startsWith('/') ? poster : `/illustrations/${poster}.svg`}
        src={film.src}
        className={frame}
      />
    )
  if (film.kind === 'page')
    return (
      <BlockLink to={film.src} className={`group ${frame}`}>
        <Poster poster={poster} alt={alt}>
          <PlaySign />
          <span className="sr-only">{t`Watch the video: ${title}`}</span>
        </Poster>
      </BlockLink>
    )
  const { src, host } = film
  return (
    <ThirdParty
      before={
        <div>
          <button
            type="button"
            aria-label={t`Play the video: ${title}`}
            data-action="embed"
            className={`group ${frame}`}
          >
            <Poster poster={poster} alt={alt}>
              <PlaySign />
            </Poster>
          </button>
          <p className="mt-2 text-sm text-muted">
            {t`The video is loaded from ${host} only if you play it.`}
          </p>
        </div>
      }
    >
      <iframe
        src={src}
        // Followed by the script when somebody has asked for it.
        data-autoplay={`${src}${src.includes('?') ? '&' : '?'}autoplay=1`}
        title={title}
        loading="lazy"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        className={frame}
      />
    </ThirdParty>
  )
}
