import { buildPortal, buildServer, orOneSentence } from './build.mjs'

await orOneSentence(async () => {
  await buildServer()
  const server = await import('../dist/server.js')
  // Before the long build: errors that would stop the start are reported at once.
  await server.preflight(process.env)
  // On a first start the portal is built while the database is made.
  await server.main(buildPortal())
})
