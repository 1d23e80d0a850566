/** Required by the build, but unused: `server/http/pages/render-page.tsx` renders pages. */
export default () => new Response(null, { status: 501 })
