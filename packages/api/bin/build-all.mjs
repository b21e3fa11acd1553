import { buildPortal, buildServer, orOneSentence } from './build.mjs'

await orOneSentence(() => Promise.all([buildServer(), buildPortal()]))
