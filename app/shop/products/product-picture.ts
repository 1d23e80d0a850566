const byForm: Readonly<Record<string, string>> = {
  granules: 'globuli-tube',
  globuli: 'globuli-tube',
  drops: 'drops-bottle',
  spray: 'drops-bottle',
  syrup: 'drops-bottle',
  ampoules: 'drops-bottle',
  creme: 'creme',
  gel: 'otc',
  tablets: 'schussler-salts',
  lozenges: 'schussler-salts',
  suppository: 'suppository',
  powder: 'trituration',
  sachets: 'trituration',
  capsules: 'food-supplements',
}

const byKind: Readonly<Record<string, string>> = { kit: 'kits', seasonal: 'seasonal' }

/** The drawing of a product: its set, else its form. */
export const productPicture = (kind: string, form: string) =>
  byKind[kind] ?? byForm[form] ?? 'homeopathy'
