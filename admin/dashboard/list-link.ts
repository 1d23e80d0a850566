import { isPermitted, useSession } from '../access/session.ts'
import { sections } from '../sections/sections.ts'

/** The address of a list with filters set. */
const listPath = (name: string, filter: Record<string, unknown>) => {
  if (Object.keys(filter).length === 0) return `/${name}`
  return `/${name}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`
}

/** Links to lists with filters; undefined for a section that the person may not open. */
export const useListLink = () => {
  const session = useSession()
  return (name: string, filter: Record<string, unknown> = {}): string | undefined => {
    const section = sections.find((one) => one.name === name)
    const isOpen = section && isPermitted(session, section.permission)
    return isOpen ? listPath(name, filter) : undefined
  }
}
