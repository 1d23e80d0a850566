/** A plant or bud as it travels: id, label name, name in the language, part ('buds'). */
export type PlantRow = readonly [id: number, label: string, name: string, part: string]

/** A plant or bud to be picked; `label` is the laboratory's name, as a mixture carries it. */
export type Plant = { id: number; name: string; below: string; label: string }

/** The plants of a list, in its order. */
export const readPlantList = (rows: readonly PlantRow[]): Plant[] =>
  rows.map(([id, label, name, part]) => ({
    id,
    name,
    below: part === '' ? label : `${label} · ${part}`,
    label,
  }))
