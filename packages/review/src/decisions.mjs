import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@tessera/tests/results.mjs'
import { DECISIONS } from './baseline.mjs'

/** Where decisions are kept. */
export const FOLDER = join(ROOT, DECISIONS)
const NAME = /^[0-9a-f]{20}$/
const VERDICTS = ['accepted', 'rejected']

/** Why a decision cannot be kept, in a sentence; undefined where it can. */
export function faultOf(hash, { verdict, reason } = {}) {
  if (!NAME.test(hash)) return `'${hash}' is no difference's hash.`
  if (!VERDICTS.includes(verdict)) return `A decision is one of ${VERDICTS.join(', ')}, not '${verdict}'.`
  if (verdict === 'rejected' && !reason?.trim()) return 'A rejection needs its reason.'
  return undefined
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const why = error.code === 'ENOENT' ? 'there is no such file' : error.message
    throw new Error(`${file} could not be read: ${why}.`, { cause: error })
  }
}

/** The decisions by the hash of their difference: a small file each, so that those of two people merge. */
export function readDecisions(folder = FOLDER) {
  if (!existsSync(folder)) return new Map()
  return new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .toSorted((a, b) => a.localeCompare(b))
      .map((file) => [file.slice(0, -'.json'.length), readJson(join(folder, file))]),
  )
}

/** Keeps a decision, or forgets it where none is given. */
export function writeDecision(hash, decision, folder = FOLDER) {
  if (!NAME.test(hash)) throw new Error(faultOf(hash, {}))
  const file = join(folder, `${hash}.json`)
  if (!decision) return rmSync(file, { force: true })
  const fault = faultOf(hash, decision)
  if (fault) throw new Error(fault)
  mkdirSync(folder, { recursive: true })
  const { picture, verdict, reason } = decision
  return writeFileSync(file, `${JSON.stringify({ picture, verdict, reason: reason?.trim() || undefined }, null, 2)}\n`)
}

/** Keeps the decisions of a file that was downloaded from a page; answers how many. */
export function takeDecisions(file, folder = FOLDER) {
  const decisions = Object.entries(readJson(file))
  for (const [hash, decision] of decisions) writeDecision(hash, decision, folder)
  return decisions.length
}

/** How the differences stand: what is accepted, rejected and open, and which decisions no difference needs any more. */
export function standOf(differences, decisions) {
  const verdictOf = ({ hash }) => decisions.get(hash)?.verdict ?? 'open'
  const inState = (state) => differences.filter((difference) => verdictOf(difference) === state)
  const needed = new Set(differences.map(({ hash }) => hash))
  return {
    accepted: inState('accepted'),
    rejected: inState('rejected'),
    open: inState('open'),
    unneeded: [...decisions.keys()].filter((hash) => !needed.has(hash)),
  }
}
