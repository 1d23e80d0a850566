import { Island } from '../../islands/island.tsx'

/**
 * The prescription line below the head of the shop's pages, for logged-in people. Its place is in the
 * HTML, so that nothing moves; its script is loaded when it is used. Below a `LowHead` it is for wide screens only.
 */
export const HeadLine = ({ isLow = false }: { isLow?: boolean }) => (
  <div
    className={`hidden border-b border-line bg-sheet print:hidden ${isLow ? 'in-data-member:md:block' : 'in-data-member:block'}`}
  >
    <Island name="quick-line" props={{}} className="page py-2" />
  </div>
)
