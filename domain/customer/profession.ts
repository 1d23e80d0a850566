/** The eleven professions, spelled as in D1 §3; 'none' is the form's "not chosen". */
export const professions = [
  'pharmacist',
  'therapeut',
  'pharmacy',
  'drugstore',
  'doctor',
  'homeopath',
  'naturopath',
  'dentist',
  'midwife',
  'veterinarian',
  'other therapist',
] as const

export type Profession = (typeof professions)[number]

export const isProfession = (text: string): text is Profession =>
  professions.some((profession) => profession === text)

/** Only a pharmacist must give a Pharma Id (R33). */
export const needsPharmaId = (profession: Profession): boolean => profession === 'pharmacist'
