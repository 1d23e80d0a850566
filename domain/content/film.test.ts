import { expect, test } from 'vitest'
import { embedHost, frameOrigins } from './embed-hosts.ts'
import { filmOf } from './film.ts'

const youtube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'
const vimeo = 'https://player.vimeo.com/video/76979871?dnt=1'

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', youtube],
  ['https://www.youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&t=3s', youtube],
  ['https://youtu.be/aqz-KE-bpKQ?si=x', youtube],
  ['https://m.youtube.com/shorts/aqz-KE-bpKQ', youtube],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', youtube],
  ['https://vimeo.com/76979871', vimeo],
  ['https://player.vimeo.com/video/76979871', vimeo],
  ['https://vimeo.com/76979871/8272103f6e', `${vimeo}&h=8272103f6e`],
])('plays %s in a frame that the content security policy allows', (address, src) => {
  expect(filmOf(address)).toEqual({ kind: 'frame', src, host: new URL(src).host })
  expect(frameOrigins).toContain(new URL(src).origin)
})

test('plays a file of this site', () => {
  expect(filmOf('/media/dilution.mp4')).toEqual({ kind: 'file', src: '/media/dilution.mp4' })
})

test.each([
  'https://www.youtube.com/@trois-sources',
  'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'https://evil.example/?https://youtu.be/aqz-KE-bpKQ',
  'https://vimeo.com/channels/staffpicks',
])('shows a link only for %s', (src) => {
  expect(filmOf(src)).toEqual({ kind: 'page', src })
})

test.each([
  ['https://www.juicer.io/api/feeds/trois-sources/iframe', 'www.juicer.io'],
  ['https://www.instagram.com/trois-sources/embed', 'www.instagram.com'],
  ['https://www.instagram.com.evil.example/', undefined],
  ['https://evil.example/https://www.juicer.io/', undefined],
])('accepts the feed %s from %s', (address, host) => {
  expect(embedHost(address)).toBe(host)
  if (host) expect(frameOrigins).toContain(`https://${host}`)
})
