import type { PropsOf } from '../block-component.ts'
import { ContentIcon } from '../parts/content-icon.tsx'

/** A rule across the page with its mark, and the title of what follows. */
export default function TitleWithIconBlock(props: PropsOf<'title_with_icon'>) {
  const { icon_name, title, subtitle } = props
  return (
    <div className="text-center">
      {icon_name && (
        <div className="mb-5 flex items-center gap-6">
          <span className="h-px flex-1 bg-line" />
          <ContentIcon name={icon_name} className="size-9 text-leaf-dark" />
          <span className="h-px flex-1 bg-line" />
        </div>
      )}
      <h2>{title}</h2>
      {subtitle && <p className="mt-2 text-lg text-muted">{subtitle}</p>}
    </div>
  )
}
