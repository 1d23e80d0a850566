/** Inputs in columns, aligned at their tops; the inputs of react-admin have margins already. */
export const inputGrid = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1.5,
  alignItems: 'start',
  width: '100%',
  mb: 2,
  gridTemplateColumns: {
    xs: '1fr',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
  '& .MuiFormControl-root': { mt: 0, mb: 0, width: '100%' },
}
