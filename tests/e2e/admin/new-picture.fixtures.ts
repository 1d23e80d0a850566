import sharp from 'sharp'

/** A different picture for each call: the library stores a file once. */
export const newPicture = async (name: string) => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: await sharp({
    create: {
      width: 900,
      height: 600,
      channels: 3,
      background: {
        r: Math.floor(Math.random() * 256),
        g: (Date.now() >> 8) % 256,
        b: Date.now() % 256,
      },
    },
  })
    .png()
    .toBuffer(),
})
