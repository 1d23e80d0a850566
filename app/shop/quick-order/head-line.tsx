import { Island } from '../../islands/island.tsx'

/**
 * The prescription line below the head of the shop's pages, for logged-in people. Its place is in the
 * HTML, so that nothing moves; its script is loaded when it is used.
 */
export const HeadLine = () => (
  <div className="hidden border-b border-line bg-sheet in-data-member:block print:hidden">
    <Island name="quick-line" props={{}} className="page py-2" />
  </div>
)
