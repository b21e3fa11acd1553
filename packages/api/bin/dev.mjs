import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildServer, commandOf, orOneSentence, root } from './build.mjs'

const api = join(root, 'packages', 'api')
const portal = join(root, 'portal')

function start(script, args, cwd, env) {
  return spawn(process.execPath, [script, ...args], { cwd, stdio: 'inherit', env: { ...process.env, ...env } })
}

await orOneSentence(async () => {
  await buildServer()
  const { preflight } = await import('../dist/server.js')
  const { port, dataDir } = await preflight(process.env)
  const apiPort = String(port + 1)
  const children = [
    start(commandOf(api, 'tsx'), ['watch', '--conditions=@tessera/source', 'src/server.ts'], api, {
      PORT: apiPort,
      PUBLIC_PORT: String(port),
      DATA_DIR: dataDir,
    }),
    start(commandOf(portal, 'vite'), ['--port', String(port), '--strictPort'], portal, {
      API_ORIGIN: `http://localhost:${apiPort}`,
    }),
  ]
  const stop = (signal) => children.forEach((child) => child.kill(signal))
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal))
  for (const child of children) {
    child.once('exit', (code) => {
      stop('SIGTERM')
      process.exitCode = code ?? 0
    })
  }
})
