import type { Form } from '../../../../domain/homeopathy/form.ts'

/** Pills in a tube; `radius` in units of the view box. */
const pills = (radius: number, centres: readonly (readonly [number, number])[]) =>
  centres.map(([cx, cy]) => <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={radius} />)

const tube = <path d="M11 5h10M12 5v19a4 4 0 0 0 8 0V5" />

const drawings: Record<Form, React.ReactNode> = {
  granules: (
    <>
      {tube}
      {pills(1.9, [
        [14.3, 23.5],
        [17.8, 23],
        [16, 19.6],
        [14.4, 16],
        [17.7, 15.6],
      ])}
    </>
  ),
  globuli: (
    <>
      {tube}
      {pills(0.9, [
        [14, 24],
        [16.2, 25],
        [18.2, 23.7],
        [14.6, 21.4],
        [17, 21.6],
        [15, 18.8],
        [17.6, 19],
        [16.2, 16.4],
      ])}
    </>
  ),
  drops: (
    <>
      <path d="M13 10V7h6v3M11 16c0-3 2-3.5 2-6h6c0 2.5 2 3 2 6v9a2 2 0 0 1-2 2h-6a2 2 0 0 1-2-2zM14 7V5.5a2 2 0 0 1 4 0V7" />
      <path d="M16 16.5c1.5 2 2.2 3 2.2 4.1a2.2 2.2 0 0 1-4.4 0c0-1.1.7-2.1 2.2-4.1z" />
    </>
  ),
  creme: (
    <>
      <path d="M7 12h18v3H7zM8.5 15v9a2.5 2.5 0 0 0 2.5 2.5h10a2.5 2.5 0 0 0 2.5-2.5v-9" />
      <path d="M10 12c0-3 4-2.5 4.5-4.5.3-1.3 2-1.5 2.5-.3.8 2 5 2 5 4.8M12 20h8" />
    </>
  ),
  trituration: (
    <>
      <path d="M6 15h20c0 5-2.5 8-6 9l1.5 3h-11l1.5-3c-3.5-1-6-4-6-9zM18 15l6.5-9.5M23.2 4.6l2.6 1.8" />
      <path d="M11 12.5h.1M14 10.5h.1M9.5 9.5h.1" />
    </>
  ),
  suppository: (
    <>
      <path d="M12 26V13c0-4.5 2-8 4-8s4 3.5 4 8v13zM12 14h8" />
      <path d="M5 26v-8c0-2.5 1-4.5 2.2-4.5S9.4 15.5 9.4 18v8zM22.6 26v-8c0-2.5 1-4.5 2.2-4.5S27 15.5 27 18v8zM4 26h24" />
    </>
  ),
}

/** The icon of a form; decorative. */
export const FormIcon = ({ form }: { form: Form }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 32 32"
    className="size-9 shrink-0 fill-none stroke-current stroke-[1.4] [stroke-linecap:round] [stroke-linejoin:round]"
  >
    {drawings[form]}
  </svg>
)
