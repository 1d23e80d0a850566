import type { CartInfo } from './cart-info.ts'

/** For tests: infos of every family, some with several variants. */
export const everyInfo: readonly CartInfo[] = [
  { type: 'homeopathy', scale: 'CH', dilution: '30', form: 'globuli', size: 'tube-1g' },
  {
    type: 'homeopathy',
    scale: 'LM',
    dilution: '18',
    form: 'drops',
    size: 'bottle-10ml',
    carrier: 'water',
  },
  { type: 'gemmotherapy', size: '30ml' },
  { type: 'phytotherapy', size: '250ml' },
  { type: 'oligotherapy', size: '150ml' },
  {
    type: 'custom',
    substances: ['Homeopathy: Arnica montana 30CH', 'Homeopathy: Belladonna 12DH'],
    form: 'drops',
    size: 'bottle-30ml',
    carrier: 'e-dist',
  },
  {
    type: 'custom',
    substances: ['Phytotherapy: Achillea millefolium, herba'],
    form: 'drops',
    size: 'bottle-60ml',
  },
  { type: 'homeopathy', remedy: 159, scale: 'K', dilution: 'M', form: 'globuli', size: 'tube-1g' },
  { type: 'oligotherapy', remedy: 30_002, size: '60ml' },
  {
    type: 'custom',
    name: '',
    substances: ['Homeopathy: Arnica montana 30CH'],
    form: 'globuli',
    size: 'tube-1g',
  },
  { type: 'schussler', form: 'pl_6' },
  { type: 'schussler', remedy: 40_001, form: 'pl_6' },
  { type: 'schussler', form: 'p' },
  { type: 'kit', remedies: 32 },
  { type: 'seasonal', remedies: 6 },
  { type: 'complex', form: 'granules', size: 'Tube 4g' },
  { type: 'otc', form: 'gel', size: '100g' },
  { type: 'supplement', form: 'capsules', size: '60 Capsules' },
]
