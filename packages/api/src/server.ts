import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartError } from './core/config/start-error.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo/accounts.ts'
import { resetDemoData } from './demo/reset.ts'
import type { RunningServer } from './start.ts'
import { preflight, startServer } from './start.ts'

export { preflight, resetDemoData, StartError }

/** Bun, tsx and the built file run at different depths, so the portal's folder is found from the workspace's root. */
function portalDist(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'pnpm-workspace.yaml')) && folder !== dirname(folder)) folder = dirname(folder)
  return join(folder, 'portal', 'dist')
}

function greeting({ settings }: RunningServer): string {
  const port = process.env['PUBLIC_PORT'] ?? String(settings.port)
  const lines = [`The portal is ready at http://localhost:${port}`]
  if (settings.isDev) {
    lines.push(
      `United States http://us.localhost:${port}  Mexico http://mx.localhost:${port}  Canada http://ca.localhost:${port}`,
      '',
      `Demo accounts, password ${DEMO_PASSWORD}:`,
      ...DEMO_ACCOUNTS.map(({ loginId }) => `  ${loginId}`),
      '',
      'Press Ctrl-C to stop.',
    )
  }
  return `${lines.join('\n')}\n`
}

function stopOnSignals(server: RunningServer): void {
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

/**
 * Starts this process's server when the portal is built. A reason not to start is printed as one sentence, with exit
 * status 1.
 */
export async function main(portalBuilt?: Promise<void>): Promise<void> {
  try {
    const server = await startServer(process.env, portalDist(), portalBuilt)
    stopOnSignals(server)
    process.stdout.write(greeting(server))
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
