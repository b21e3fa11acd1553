import { buildServer, orOneSentence } from './build.mjs'

await orOneSentence(async () => {
  await buildServer()
  const { resetDemoData } = await import('../dist/server.js')
  await resetDemoData(process.env)
  console.log('The demo data was reset.')
})
