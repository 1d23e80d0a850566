import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/**
 * What people type to find products, beside their names; separated by commas. By kind, topic, topic and
 * form, or slug. Results do not show them.
 */
export const productSearchWords: Readonly<Record<string, MessageDescriptor>> = {
  kit: msg`Kit, Set, Remedy case, First aid kit, Emergency kit, Pocket kit`,
  seasonal: msg`Set, Box`,
  sleep: msg`Insomnia, Sleeplessness, Sleep`,
  'sleep-drops': msg`Sleeping drops`,
  transit: msg`Constipation`,
  diarrhoea: msg`Diarrhoea`,
  flu: msg`Influenza, Flu`,
  colds: msg`Cold, Runny nose`,
  sinus: msg`Blocked nose`,
  haemorrhoids: msg`Piles`,
  travel: msg`Motion sickness, Seasickness, Car sickness`,
  exam: msg`Exam nerves, Exam anxiety, Nervousness`,
  memory: msg`Memory, Learning`,
  teeth: msg`Baby, Teething`,
  kids: msg`Baby, Toddlers, Infants`,
  'cough-syrup': msg`Cough syrup, Cough mixture`,
  trauma: msg`Bruises, Sprains, Contusions`,
  muscles: msg`Sore muscles, Muscle ache`,
  joints: msg`Joint pain`,
  back: msg`Backache, Back pain`,
  head: msg`Headaches`,
  hayfever: msg`Pollen, Seasonal allergy`,
  menopause: msg`Hot flushes`,
  menstrual: msg`Period pain`,
  urinary: msg`Bladder`,
  immunity: msg`Immune system, Defences`,
  circulation: msg`Veins, Varicose veins`,
  hair: msg`Hair loss`,
  'animals-trauma': msg`Pets, Dog, Cat`,
  'cultures-fibre-sachets': msg`Probiotics`,
  'vegetable-charcoal': msg`Activated charcoal`,
}
