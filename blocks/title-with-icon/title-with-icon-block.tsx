import type { BlockProps } from '../block-props.ts'
import { ContentIcon } from '../parts/content-icon.tsx'
import type definition from './definition.ts'

/** A horizontal rule with an icon, and the heading of the next part of the page. */
export default function TitleWithIconBlock(props: BlockProps<typeof definition>) {
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
