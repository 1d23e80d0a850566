// @ts-check
import { readFileSync } from 'node:fs'

/** @param {number} pid */
const statOf = (pid) => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}

/**
 * Who is above this process. On Linux npm runs it through a shell, which outlives a killed npm:
 * then the shell's own parent counts too.
 */
const above = () => {
  const shell = process.env.npm_lifecycle_event ? statOf(process.ppid) : ''
  return `${process.ppid} ${/\(sh\) \S (\d+)/.exec(shell)?.[1]}`
}

const first = above()

/** npm was killed before this process ran: the system's first process has taken its place. */
const isOrphan =
  process.env.npm_lifecycle_event !== undefined &&
  (process.ppid === 1
    ? !/^1 \(npm/.test(statOf(1))
    : /\((systemd|init)\)/.test(statOf(process.ppid)))

/** Calls back once when the process that started this one has ended. @param {() => void} callback */
export const onParentExit = (callback) => {
  const watch = setInterval(() => {
    if (!isOrphan && above() === first) return
    clearInterval(watch)
    callback()
  }, 500).unref()
}
