import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../port.ts'
import type { Served } from '../served.ts'

const program = '/usr/sbin/nginx'

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

const types = {
  html: 'text/html',
  css: 'text/css',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  woff2: 'font/woff2',
}

/** For whole pages: types, compressed files beside the others, `index.html` without redirection. */
const forPages = `
  types { ${Object.entries(types)
    .map(([ending, type]) => `${type} ${ending};`)
    .join(' ')} }
  charset utf-8; gzip_static on; expires 1h;`

const settings = (folder: string, root: string, port: number, more: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log crit;
events { worker_connections 64; }
http {
  access_log off; sendfile on; tcp_nopush on; tcp_nodelay on; keepalive_requests 10000000;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server { listen 127.0.0.1:${port}; root ${root}; ${more} }
}`

/** Ticks of ten milliseconds in user and system mode; see proc(5). */
const cpuMicrosOf = (pid: string) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}

/** nginx with the files of `root`; undefined where it is not installed. */
const startNginx = async (
  folder: string,
  root: string,
  more: string,
): Promise<Served | undefined> => {
  if (process.platform !== 'linux' || !existsSync(program)) return undefined
  const port = await freePort()
  await chmod(folder, 0o755)
  await writeFile(join(folder, 'nginx.conf'), settings(folder, root, port, more))
  const master = spawn(program, ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')])
  const children = `/proc/${master.pid}/task/${master.pid}/children`
  for (let tries = 0; tries < 100 && !readFileSync(children, 'latin1').trim(); tries++)
    await wait(20)
  const [worker = ''] = readFileSync(children, 'latin1').trim().split(' ')
  return {
    port,
    cpuMicros: async () => cpuMicrosOf(worker),
    stop: async () => {
      master.kill('SIGTERM')
      await once(master, 'exit')
    },
  }
}

/** nginx with one static file, `/page`; undefined where it is not installed. */
export const serveByNginx = async (folder: string, page: Buffer) => {
  await writeFile(join(folder, 'page'), page)
  return startNginx(folder, folder, '')
}

/** nginx with the pages of a folder, `index.html` at their addresses; undefined without nginx. */
export const servePagesByNginx = (folder: string, root: string) =>
  startNginx(folder, root, `${forPages} location / { try_files $uri $uri/index.html =404; }`)
