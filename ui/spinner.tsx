/** A turning ring; its meaning is in `label`, read out once it appears. */
export const Spinner = ({ label }: { label: string }) => (
  <span role="status" className="inline-flex items-center gap-3">
    <span
      aria-hidden="true"
      className="size-6 animate-spin rounded-full border-3 border-line border-t-leaf-dark"
    />
    <span className="sr-only">{label}</span>
  </span>
)
