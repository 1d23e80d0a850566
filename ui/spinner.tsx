/** A loading indicator; `label` is announced, and visible with `isSaid`. */
export const Spinner = ({
  label,
  isSaid: isLabelShown = false,
}: {
  label: string
  isSaid?: boolean
}) => (
  <span role="status" className="inline-flex items-center gap-3">
    <span
      aria-hidden="true"
      className="size-6 animate-spin rounded-full border-3 border-line border-t-leaf-dark"
    />
    <span className={isLabelShown ? 'font-medium' : 'sr-only'}>{label}</span>
  </span>
)
