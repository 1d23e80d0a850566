/** Bytes of the files in demo/files; written by scripts/draw-demo-files.mjs. */
export const fileSizes = {
  'nomenclature.pdf': 268_923,
  'price-list-fr.pdf': 161_302,
  'order-form-fr.pdf': 80_987,
  'price-list-en.pdf': 160_553,
  'order-form-en.pdf': 78_011,
  'price-list-de.pdf': 161_678,
  'order-form-de.pdf': 79_502,
  'price-list-it.pdf': 161_106,
  'order-form-it.pdf': 79_197,
} as const
