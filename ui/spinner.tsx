/** A loading indicator; `label` is announced, and visible with `isSaid`. */
export const Spinner = ({
  label,
  isSaid: isLabelShown = false,
}: {
  label: string
  isSaid?: boolean
}) => (
  <span role="status" className="inline-flex items-center gap-3">
    <span aria-hidden="true" className="spinner" />
    <span className={isLabelShown ? 'font-medium' : 'sr-only'}>{label}</span>
  </span>
)
