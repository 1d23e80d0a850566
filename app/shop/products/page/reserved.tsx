import type { ComponentProps } from 'react'
import { Island } from '../../../islands/island.tsx'
import ReservedTexts from './reserved-texts.tsx'

/** Visitors read that there are texts for professionals; only members load the script that shows them. */
export const Reserved = (props: ComponentProps<typeof ReservedTexts>) =>
  props.sections.length > 0 && (
    <>
      <div className="in-data-member:hidden">
        <ReservedTexts {...props} />
      </div>
      <Island name="reserved" props={props} className="hidden in-data-member:block" />
    </>
  )
