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

const settings = (folder: string, port: number) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log crit;
events { worker_connections 64; }
http {
  access_log off; sendfile on; tcp_nopush on; tcp_nodelay on; keepalive_requests 10000000;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server { listen 127.0.0.1:${port}; root ${folder}; }
}`

/** Ticks of ten milliseconds in user and system mode; see proc(5). */
const cpuMicrosOf = (pid: string) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}

/** nginx with one static file, `/page`; undefined where it is not installed. */
export const serveByNginx = async (folder: string, page: Buffer): Promise<Served | undefined> => {
  if (process.platform !== 'linux' || !existsSync(program)) return undefined
  const port = await freePort()
  await chmod(folder, 0o755)
  await writeFile(join(folder, 'page'), page)
  await writeFile(join(folder, 'nginx.conf'), settings(folder, port))
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
