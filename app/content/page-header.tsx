import type { ReactNode } from 'react'
import { Illustration, isWide } from '../../ui/illustration.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { smallTitleSize } from '../../ui/title-size.ts'

type Props = {
  /** The section that contains the page. */
  eyebrow?: ReactNode
  title: string
  lead?: string | undefined
  picture: string
  /** The class for the visible part of a photo (object-position). */
  position?: string | undefined
  /** A low head for pages such as lists: at most a quarter of the first screen. */
  isLow?: boolean
  /** The main action, below the lead. */
  children?: ReactNode
}

/** On small screens, square illustrations stand beside the title, wide ones below the text. */
const pictureClass = (picture: string) =>
  isWide(picture) ? 'page-head-scene' : 'h-auto w-16 sm:w-28 md:w-52 lg:w-60'

const lowPictureClass = (picture: string) =>
  isWide(picture) ? 'aspect-[8/5] w-44 object-cover max-md:hidden' : 'h-auto w-16 sm:w-24 lg:w-28'

const looks = {
  tall: {
    box: 'py-8 md:py-14',
    title: '',
    lead: 'measure text-xl leading-relaxed md:mt-5',
    pictureClass,
  },
  low: {
    box: 'py-4',
    title: 'sm:max-md:text-[1.7rem] md:text-4xl',
    lead: 'max-w-3xl text-lg leading-snug max-md:hidden md:mt-2',
    pictureClass: lowPictureClass,
  },
}

/** The head of a page: text and illustration. */
export const PageHeader = (props: Props) => {
  const { eyebrow, title, lead, picture, position, isLow = false, children } = props
  const look = looks[isLow ? 'low' : 'tall']
  return (
    <header className="border-b border-line bg-sheet">
      <div className={`page page-head ${look.box}`}>
        <div className={joinClasses('md:row-start-2', isWide(picture) && 'max-md:col-span-2')}>
          {eyebrow && <p className={`eyebrow ${isLow ? 'mb-1' : 'mb-3'}`}>{eyebrow}</p>}
          <h1
            className={
              joinClasses(
                smallTitleSize(title, isLow || !isWide(picture) ? undefined : ''),
                look.title,
              ) || undefined
            }
          >
            {title}
          </h1>
        </div>
        <Illustration
          name={picture}
          eager
          className={joinClasses('page-head-picture', look.pictureClass(picture), position)}
        />
        {(lead || children) && (
          <div
            className={joinClasses(
              'max-md:col-span-2 md:row-start-3',
              isLow && !children && 'max-md:hidden',
            )}
          >
            {lead && <p className={`text-muted ${look.lead}`}>{lead}</p>}
            {children && <div className="mt-7">{children}</div>}
          </div>
        )}
      </div>
    </header>
  )
}
