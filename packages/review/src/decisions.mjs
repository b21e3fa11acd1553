import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@tessera/tests/results.mjs'
import { DECISIONS } from './baseline.mjs'

/** The default folder of decisions. */
export const FOLDER = join(ROOT, DECISIONS)
const NAME = /^[0-9a-f]{20}$/
const VERDICTS = ['accepted', 'rejected']

/** Returns why a decision is invalid, as a sentence; undefined if it is valid. */
export function problemOf(hash, { verdict, reason } = {}) {
  if (!NAME.test(hash)) return `'${hash}' is not the hash of a difference.`
  if (!VERDICTS.includes(verdict)) return `'${verdict}' is not a decision. Use one of: ${VERDICTS.join(', ')}.`
  if (verdict === 'rejected' && !reason?.trim()) return 'The rejection has no reason. Enter one.'
  return undefined
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const reason = error.code === 'ENOENT' ? 'the file does not exist' : error.message
    throw new Error(`${file} can't be read: ${reason}.`, { cause: error })
  }
}

/**
 * Reads the decisions by the hash of their difference. Each has its own small file, so decisions of two users merge.
 */
export function readDecisions(folder = FOLDER) {
  if (!existsSync(folder)) return new Map()
  return new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .toSorted((a, b) => a.localeCompare(b))
      .map((file) => [file.slice(0, -'.json'.length), readJson(join(folder, file))]),
  )
}

/** Stores a decision, or deletes it if none is given. */
export function writeDecision(hash, decision, folder = FOLDER) {
  if (!NAME.test(hash)) throw new Error(problemOf(hash, {}))
  const file = join(folder, `${hash}.json`)
  if (!decision) return rmSync(file, { force: true })
  const problem = problemOf(hash, decision)
  if (problem) throw new Error(problem)
  mkdirSync(folder, { recursive: true })
  const { picture, verdict, reason } = decision
  return writeFileSync(file, `${JSON.stringify({ picture, verdict, reason: reason?.trim() || undefined }, null, 2)}\n`)
}

/** Stores the decisions from a downloaded file; returns their number. */
export function takeDecisions(file, folder = FOLDER) {
  const decisions = Object.entries(readJson(file))
  for (const [hash, decision] of decisions) writeDecision(hash, decision, folder)
  return decisions.length
}

/** Returns the accepted, rejected and open differences, and the decisions that no difference needs anymore. */
export function progressOf(differences, decisions) {
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
