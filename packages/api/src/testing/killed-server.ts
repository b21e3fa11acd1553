import { API_BASE, HEADERS } from '@tessera/contract'
import { ADMIN } from './administration.ts'
import type { Processes } from './process.ts'
import { freePort } from './process.ts'
import { signIn } from './sign-in.ts'

/** A server that is killed repeatedly, and an administrator who keeps calling its replacement. */
export interface KilledServer {
  /** Makes a call, by default a GET; returns the raw response. */
  ask: (path: string, method?: string, body?: object | FormData) => Promise<Response>
  /** Makes a call; returns the parsed body of its response. */
  send: <Answer>(path: string, method?: string, body?: object | FormData) => Promise<Answer>
  /** Kills it with SIGKILL, which no process can handle. */
  kill: () => Promise<void>
  /** Kills it and starts a replacement. */
  replace: () => Promise<void>
}

/** Starts a server in its own process, and signs an administrator in. */
export async function startKilledServer(servers: Processes, env: Record<string, string>): Promise<KilledServer> {
  const start = async () => {
    const port = await freePort()
    const server = servers.start({ ...env, PORT: String(port) })
    await server.ready
    return { ...server, origin: `http://localhost:${port}` }
  }
  let server = await start()
  const headers = { cookie: await signIn(server.origin, ADMIN), [HEADERS.portalRequest]: '1' }
  const ask: KilledServer['ask'] = (path, method = 'GET', body?) => {
    const isForm = body instanceof FormData
    return fetch(server.origin + path, {
      method,
      headers: { ...headers, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
  }
  const kill = async () => {
    server.child.kill('SIGKILL')
    await server.ended
  }
  return {
    ask,
    async send<Answer>(path: string, method?: string, body?: object | FormData) {
      return (await (await ask(`${API_BASE}/${path}`, method, body)).json()) as Answer
    },
    kill,
    async replace() {
      await kill()
      server = await start()
    },
  }
}
