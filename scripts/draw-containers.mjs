// Writes ui/containers.svg, the sheet of all containers.
// Run after changing domain/pictures: node scripts/draw-containers.mjs
import { writeFileSync } from 'node:fs'
import { containerSheet } from '../domain/pictures/draw-container.ts'

writeFileSync('ui/containers.svg', containerSheet())
