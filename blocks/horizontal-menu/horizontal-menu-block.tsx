import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import type { BlockProps } from '../block-props.ts'
import { BlockLink } from '../parts/block-link.tsx'
import { ContentIcon } from '../parts/content-icon.tsx'
import type definition from './definition.ts'

type Column = BlockProps<typeof definition>['columns'][number]

const columnsOf: Record<number, string> = {
  2: '@lg:grid-cols-2',
  3: '@3xl:grid-cols-3',
  4: '@lg:grid-cols-2 @4xl:grid-cols-4',
}

const Cell = ({ to, children }: { to: string | undefined; children: ReactNode }) => {
  // Overrides the global nowrap of telephone links: this link contains a whole text.
  const className = 'group flex h-full flex-col gap-1 p-6 whitespace-normal'
  return to ? (
    <BlockLink to={to} className={`${className} hover:bg-sheet`}>
      {children}
    </BlockLink>
  ) : (
    <div className={className}>{children}</div>
  )
}

const Entry = ({ icon, title, description, file, button_link, button_text }: Column) => {
  const to = button_link || file
  return (
    <li className="border-r border-b border-line">
      <Cell to={to}>
        {icon && <ContentIcon name={icon} className="mb-4 size-8 text-leaf-dark" />}
        <span className="font-serif text-xl leading-tight hyphens-auto wrap-anywhere">{title}</span>
        {description && <span className="text-muted">{description}</span>}
        {to && button_text && (
          <span className="mt-auto flex items-center gap-2 pt-4 font-semibold text-leaf-dark group-hover:underline">
            {button_text}
            <Icon name={button_link ? 'arrow-right' : 'download-simple'} className="size-4" />
          </span>
        )}
      </Cell>
    </li>
  )
}

/** Up to four links, each to a page or a file. */
export default function HorizontalMenuBlock({ columns }: BlockProps<typeof definition>) {
  return (
    <ul className={`grid border-t border-l border-line ${columnsOf[columns.length] ?? ''}`}>
      {columns.map((column) => (
        <Entry key={column.title} {...column} />
      ))}
    </ul>
  )
}
