import type { Profession } from '../customer/profession.ts'

/** Public registers in which a licence to practise is looked up by hand (A1). */
type Register = 'medreg' | 'nareg' | 'emr' | 'refdata' | 'zefix'

/** `url`: the search of the register; `isPrefilled` if the address takes what is searched. */
export type RegisterLink = { register: Register; url: string; isPrefilled: boolean }

const registersOf: Record<Profession, readonly Register[]> = {
  doctor: ['medreg', 'refdata'],
  dentist: ['medreg', 'refdata'],
  veterinarian: ['medreg', 'refdata'],
  pharmacist: ['medreg', 'refdata'],
  pharmacy: ['refdata', 'zefix', 'medreg'],
  drugstore: ['refdata', 'zefix', 'nareg'],
  midwife: ['nareg', 'refdata'],
  naturopath: ['nareg', 'emr', 'refdata'],
  homeopath: ['nareg', 'emr', 'refdata'],
  therapeut: ['nareg', 'emr', 'refdata'],
  'other therapist': ['emr', 'nareg', 'refdata'],
}

const searchPages: Record<Register, string> = {
  medreg: 'https://www.healthreg-public.admin.ch/medreg/search',
  nareg: 'https://www.nareg.ch/',
  emr: 'https://www.emr.ch/',
  refdata: 'https://www.refdata.ch/',
  zefix: 'https://www.zefix.admin.ch/',
}

/** The registers of a profession, the most telling first. Only Zefix takes a name in its address. */
export const registerLinks = (profession: Profession, company: string): RegisterLink[] =>
  registersOf[profession].map((register) => {
    if (register === 'zefix' && company) {
      const url = new URL('/de/search/entity/list', searchPages.zefix)
      url.searchParams.set('name', company)
      return { register, url: url.href, isPrefilled: true }
    }
    return { register, url: searchPages[register], isPrefilled: false }
  })
