import { API_BASE, HEADERS } from '@tessera/contract'
import { ADMIN } from './administration.ts'
import type { Processes } from './process.ts'
import { freePort } from './process.ts'
import { signIn } from './sign-in.ts'

/** A server that is killed again and again, and an administrator who keeps calling the one that replaces it. */
export interface KilledServer {
  /** Asks for a path. */
  ask: (path: string, method?: string, body?: object | FormData) => Promise<Response>
  /** Makes a call; returns its response. */
  send: <Answer>(path: string, method?: string, body?: object | FormData) => Promise<Answer>
  /** Kills it by SIGKILL, which no process hears. */
  kill: () => Promise<void>
  /** Kills it and starts another one in its place. */
  replace: () => Promise<void>
}

/** Starts a server in a process of its own, and signs an administrator in. */
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
