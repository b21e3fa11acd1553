import { buildPortal, buildServer, orOneSentence } from './build.mjs'

await orOneSentence(async () => {
  await buildServer()
  const server = await import('../dist/server.js')
  // Reports errors that would stop the start before the long build begins.
  await server.preflight(process.env)
  // On a first start, the portal is built while the database is created.
  await server.main(buildPortal())
})
