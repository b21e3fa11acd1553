import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
/** Earlier subjects are not checked. */
const SUBJECTS_SINCE = '2026-11-29T03:12:00Z'
const SUBJECT_LIMIT = 72

/** Words with a plain replacement: user, again, fix, continue, is in. */
const BANNED =
  /\b(?:somebody|whoever|anew|thereupon|mend(?:s|ed|ing)?|goes on|leads? on|stands? (?:in|on|under|beside|there))\b/i
/** A statement that begins with one of these hides its subject; a question may. */
const OPENING = /(?:^|[.!?] )(?:What|Who|Whoever|Which)\b(?![^.!?]*\?)/

/** Files with texts of others or generated texts, and this file, because it quotes the banned words. */
const SKIPPED =
  /^(?:\.changeset\/|\.pnpmfile|docs\/(?:requirements|authorization|evidence|benchmarks)|packages\/api\/demo-content\/|tests\/rules\/plain-english)/
const COMMENT = /(?<=^|\s|\{)\/\*(?:(?!\*\/)[^])*\*\/|(?<=^|\s)\/\/[^\n]*/g
const CODE = /`[^`]*`|```[^]*?```/g

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28 })
    .split('\n')
    .filter(Boolean)

const files = git('ls-files').filter((file) => !SKIPPED.test(file))
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
const oneLine = (text: string): string => text.replaceAll(/\s*\n[ \t]*(?:\*(?!\/)|\/\/)?[ \t]*/g, ' ')

function comments(file: string): string[] {
  return [...read(file).matchAll(COMMENT)].map(([comment]) => oneLine(comment).replaceAll(/^[/*\s]+|[*/\s]+$/g, ''))
}

function paragraphs(file: string): string[] {
  const text = read(file).replaceAll(CODE, 'code')
  return text.split(/\n(?:\s*\n|(?=\s*(?:[-*#|]|\d+\.) ))/).map((part) => oneLine(part).replace(/^[-*#>|\d.\s]+/, ''))
}

function offenses(texts: readonly string[], file: string): string[] {
  return texts.filter((text) => BANNED.test(text) || OPENING.test(text)).map((text) => `${file}: ${text.slice(0, 120)}`)
}

it('comments use plain words, and sentences begin with their subject', () => {
  const sources = files.filter((file) => /\.(?:tsx?|mjs)$/.test(file))
  expect(sources.flatMap((file) => offenses(comments(file), file))).toEqual([])
})

it('docs use plain words, and sentences begin with their subject', () => {
  const docs = files.filter((file) => file.endsWith('.md'))
  expect(docs.flatMap((file) => offenses(paragraphs(file), file))).toEqual([])
})

it('English texts of the portal use plain words', () => {
  const texts = Object.entries<string>(JSON.parse(read('portal/src/messages/en-US.json')))
  expect(texts.filter(([, text]) => BANNED.test(text))).toEqual([])
})

it(`commit subjects have at most ${SUBJECT_LIMIT} characters`, () => {
  const subjects = git('log', '--no-merges', '--format=%s', `--since=${SUBJECTS_SINCE}`)
  expect(subjects.filter((subject) => subject.length > SUBJECT_LIMIT)).toEqual([])
})
