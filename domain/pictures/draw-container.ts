import { type ContainerName, containerFacts, containerNames } from './containers.ts'
import {
  globuleBottle,
  jar,
  pipetteBottle,
  pouringBottle,
  sprayBottle,
  squeezeTube,
  tube,
  wideBottle,
} from './draw-bottles.ts'
import { box, kit, pouch, set } from './draw-boxes.ts'
import { amber, shadow } from './shapes.ts'

const drawn: Record<ContainerName, (name: ContainerName) => string> = {
  'tube-1g': (name) => tube(name, 20),
  'tube-4g': (name) => tube(name, 34),
  'bottle-10g': globuleBottle,
  'bottle-15g': globuleBottle,
  'bottle-10ml': pipetteBottle,
  'bottle-30ml': pipetteBottle,
  'bottle-60ml': pipetteBottle,
  'bottle-125ml': pouringBottle,
  'bottle-150ml': pouringBottle,
  'bottle-250ml': pouringBottle,
  'spray-30ml': sprayBottle,
  'jar-50g': jar,
  'gel-100g': squeezeTube,
  'trituration-60g': (name) => wideBottle(name, '#f4f1e7'),
  'tablets-80': (name) => wideBottle(name, amber),
  'capsules-60': (name) => wideBottle(name, amber),
  'box-lozenges': box,
  'box-sachets': box,
  'box-ampoules': box,
  'box-suppositories': box,
  'box-suppositories-kids': box,
  'pouch-200g': pouch,
  'kit-12': kit,
  'kit-20': kit,
  'kit-32': kit,
  'kit-48': kit,
  'set-4': set,
  'set-5': set,
  'set-6': set,
  'set-7': set,
  carton: box,
}

/** The SVG elements of a container without the print on its label. */
export const drawContainer = (name: ContainerName): string =>
  `<g stroke-width="6" stroke-linejoin="round">${shadow(containerFacts(name).width)}${drawn[name](name)}</g>`

/** All containers as one sheet, to be used by `<use href="…#tube-4g">`. */
export const containerSheet = (): string => {
  const groups = containerNames.map((name) => `<g id="${name}">${drawContainer(name)}</g>`)
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${groups.join('\n')}\n</svg>\n`
}
