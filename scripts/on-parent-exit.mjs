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
 * Ids of the parent and, on Linux below npm, of the parent's parent: npm starts scripts through a
 * shell, which survives a killed npm.
 */
const ancestorIds = () => {
  const shell = process.env.npm_lifecycle_event ? statOf(process.ppid) : ''
  return `${process.ppid} ${/\(sh\) \S (\d+)/.exec(shell)?.[1]}`
}

const initialIds = ancestorIds()

/** npm was killed before this process started: its parent is now the init process. */
const isOrphan =
  process.env.npm_lifecycle_event !== undefined &&
  (process.ppid === 1
    ? !/^1 \(npm/.test(statOf(1))
    : /\((systemd|init)\)/.test(statOf(process.ppid)))

/** Calls back once after the parent process has exited. @param {() => void} callback */
export const onParentExit = (callback) => {
  const watch = setInterval(() => {
    if (!isOrphan && ancestorIds() === initialIds) return
    clearInterval(watch)
    callback()
  }, 500).unref()
}
