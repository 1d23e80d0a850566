/** Icons that content may name, from the Phosphor set; scripts/draw-icons.mjs draws them. */
export const contentIconNames = `
  basket bell book-open books buildings calendar-blank certificate chat-circle clock cloud drop
  envelope-simple eyedropper first-aid flask flower flower-lotus graduation-cap hand-heart
  handshake heart house-line info leaf lightbulb map-pin medal microscope moon mountains
  newspaper paw-print phone pill plant potted-plant quotes recycle ruler scales seal-check
  shield-check snowflake sun test-tube thermometer tooth train tree truck users-three video
  warning wind download-simple first-aid-kit hand-palm bed airplane baby dog grains atom
`
  .trim()
  .split(/\s+/)
