/** Loads a service's script once. */
export const loadScript = (src: string) => {
  if (document.querySelector(`script[src="${src}"]`)) return
  const script = document.createElement('script')
  script.src = src
  script.async = true
  document.head.append(script)
}
