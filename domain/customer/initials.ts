const firstLetter = (name: string) => [...name.trim()].at(0)?.toUpperCase() ?? ''

/** 'Élise', 'von Arx' → 'ÉV'; one letter when one name is missing, '' when both are. */
export const initials = (firstName: string, lastName: string): string =>
  firstLetter(firstName) + firstLetter(lastName)
