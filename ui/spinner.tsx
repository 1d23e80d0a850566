type Props = { label: string; isSaid?: boolean }

/** A loading indicator; `label` is announced, and visible with `isSaid`. */
export const Spinner = ({ label, isSaid: isLabelShown = false }: Props) => (
  <span role="status" className="inline-flex items-center gap-3">
    <span aria-hidden="true" className="spinner" />
    <span className={isLabelShown ? 'font-medium' : 'sr-only'}>{label}</span>
  </span>
)
