import { buildServer, orOneSentence } from './build.mjs'

await orOneSentence(async () => {
  await buildServer()
  const { main } = await import('../dist/cli.js')
  process.exitCode = await main(process.argv.slice(2))
})
