/** A rectangle in tenths of a millimetre; the origin is the middle of the container's base. */
export type Area = { x: number; y: number; width: number; height: number }

/** Width and height in tenths of a millimetre. `label`: the printed area. */
type Container = {
  width: number
  height: number
  label: Area
  isTurned?: boolean
}

/** An area that is centred above the base. */
const centred = (width: number, bottom: number, height: number): Area => ({
  x: -width / 2,
  y: -bottom - height,
  width,
  height,
})

const tube = (width: number, height: number, cap: number) => ({
  width,
  height,
  label: centred(width, cap + Math.round(0.02 * height), Math.round(0.6 * height)),
  isTurned: true,
})

const bottle = (width: number, height: number, label: Area) => ({ width, height, label })

/** A folding carton seen from the left; `depth` is the visible part of its side. */
const box = (width: number, height: number, depth: number) => {
  const front = width - depth
  const top = height - Math.round(0.7 * depth)
  return {
    width,
    height,
    label: { x: -width / 2 + 22, y: -top + 22, width: front - 44, height: top - 44 },
  }
}

/** A carton with a row of tubes. */
const set = (tubes: number) => {
  const width = 180 + tubes * 164
  return { width, height: 900, label: centred(width - 60, 36, 470) }
}

/** A case without its handle. */
const kit = (width: number, body: number) => ({
  width,
  height: body + 120,
  label: centred(Math.round(0.56 * width), Math.round(0.2 * body), Math.round(0.58 * body)),
})

/** Every container that the laboratory fills, in its real size. */
const containers = {
  'tube-1g': tube(92, 500, 92),
  'tube-4g': tube(150, 720, 130),
  'bottle-10g': bottle(250, 540, centred(242, 40, 270)),
  'bottle-15g': bottle(285, 600, centred(277, 44, 310)),
  'bottle-10ml': bottle(250, 720, centred(242, 40, 290)),
  'bottle-30ml': bottle(330, 980, centred(322, 50, 400)),
  'bottle-60ml': bottle(390, 1120, centred(382, 58, 490)),
  'bottle-125ml': bottle(490, 1240, centred(482, 70, 600)),
  'bottle-150ml': bottle(520, 1310, centred(512, 74, 640)),
  'bottle-250ml': bottle(610, 1530, centred(602, 88, 760)),
  'spray-30ml': bottle(330, 1060, centred(322, 50, 400)),
  'jar-50g': bottle(640, 470, centred(624, 40, 240)),
  'gel-100g': bottle(460, 1460, centred(380, 330, 700)),
  'trituration-60g': bottle(470, 860, centred(458, 60, 470)),
  'tablets-80': bottle(420, 780, centred(408, 56, 410)),
  'capsules-60': bottle(520, 900, centred(506, 66, 500)),
  'box-lozenges': box(900, 560, 60),
  'box-sachets': box(900, 1160, 90),
  'box-ampoules': box(1240, 800, 80),
  'box-suppositories': box(980, 660, 60),
  'box-suppositories-kids': box(800, 540, 60),
  'pouch-200g': { width: 1100, height: 1560, label: centred(860, 280, 860) },
  'kit-12': kit(1200, 800),
  'kit-20': kit(1600, 1000),
  'kit-32': kit(2000, 1200),
  'kit-48': kit(2400, 1600),
  'set-4': set(4),
  'set-5': set(5),
  'set-6': set(6),
  'set-7': set(7),
  carton: box(720, 1040, 80),
} as const satisfies Record<string, Container>

export type ContainerName = keyof typeof containers

export const containerNames = Object.keys(containers) as ContainerName[]

export const containerFacts = (name: ContainerName): Container => containers[name]
