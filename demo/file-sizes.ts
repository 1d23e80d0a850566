/** Bytes of the files in demo/files; written by scripts/draw-demo-files.mjs. */
export const fileSizes = {
  'nomenclature.pdf': 268_923,
  'price-list-fr.pdf': 154_976,
  'order-form-fr.pdf': 79_924,
  'price-list-en.pdf': 154_322,
  'order-form-en.pdf': 76_949,
  'price-list-de.pdf': 156_795,
  'order-form-de.pdf': 78_449,
  'price-list-it.pdf': 154_975,
  'order-form-it.pdf': 78_140,
} as const
