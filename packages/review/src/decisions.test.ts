import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readDecisions, progressOf, takeDecisions, writeDecision } from './decisions.mjs'
import { evict } from './cache.mjs'
import { serveReview } from './server.mjs'
import { baseCommit, DECISIONS, treeOf } from './baseline.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-decisions-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const hash = (letter: string) => letter.repeat(20)
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim()

function commit(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  git('add', '--all')
  git('-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '--quiet', '--allow-empty', '--message', 'x')
  return git('rev-parse', 'HEAD')
}

function begin() {
  git('init', '--quiet', '--initial-branch', 'main')
  return commit({ 'a.txt': 'one' })
}

describe('decisions', () => {
  it('are small files named by the hash of the difference', () => {
    writeDecision(hash('a'), { picture: 'x--light', verdict: 'rejected', reason: ' Too round ' }, folder)
    expect(JSON.parse(readFileSync(join(folder, `${hash('a')}.json`), 'utf8'))).toEqual({
      picture: 'x--light',
      verdict: 'rejected',
      reason: 'Too round',
    })
    writeDecision(hash('a'), undefined, folder)
    expect(readDecisions(folder).size).toBe(0)
  })

  it('are imported from a file that the page offers for download, including undone decisions', () => {
    writeDecision(hash('a'), { picture: 'x--light', verdict: 'accepted' }, folder)
    const file = join(folder, 'taken.txt')
    writeFileSync(file, JSON.stringify({ [hash('a')]: null, [hash('b')]: { picture: 'y', verdict: 'accepted' } }))
    expect(takeDecisions(file, folder)).toBe(2)
    expect([...readDecisions(folder).keys()]).toEqual([hash('b')])
  })

  it('that cannot be read throw an error with the file and the reason', () => {
    writeFileSync(join(folder, `${hash('c')}.json`), '<<<<<<< ours')
    expect(() => readDecisions(folder)).toThrow(new RegExp(`${hash('c')}\\.json can't be read: `))
    expect(() => takeDecisions(join(folder, 'gone.json'), folder)).toThrow('the file does not exist')
  })

  it('need a reason to reject, and a valid hash as their name', () => {
    expect(() => writeDecision(hash('a'), { verdict: 'rejected', reason: ' ' }, folder)).toThrow('has no reason')
    expect(() => writeDecision('../a', { verdict: 'accepted' }, folder)).toThrow('is not the hash of a difference')
    expect(() => writeDecision(hash('a'), { verdict: 'maybe' }, folder)).toThrow('accepted, rejected')
  })

  it('do not apply to another difference, and are listed if no difference needs them', () => {
    writeDecision(hash('a'), { verdict: 'accepted' }, folder)
    writeDecision(hash('b'), { verdict: 'rejected', reason: 'No' }, folder)
    const decisions = readDecisions(folder)
    const progress = progressOf([{ hash: hash('b') }, { hash: hash('c') }], decisions)
    expect(progress).toMatchObject({ accepted: [], rejected: [{ hash: hash('b') }], open: [{ hash: hash('c') }] })
    expect(progress.unneeded).toEqual([hash('a')])
  })

  it('of two users on two branches merge without a conflict', () => {
    begin()
    const decide = (branch: string, letter: string) => {
      git('checkout', '--quiet', '-b', branch, 'main')
      writeDecision(hash(letter), { picture: `${letter}--light`, verdict: 'accepted' }, join(folder, DECISIONS))
      commit({})
    }
    decide('one', 'a')
    decide('other', 'b')
    git('-c', 'user.name=A', '-c', 'user.email=a@b.example', 'merge', '--quiet', '--no-edit', 'one')
    expect([...readDecisions(join(folder, DECISIONS)).keys()]).toEqual([hash('a'), hash('b')])
  })
})

describe('review server', () => {
  it('stores decisions, and refuses other origins and invalid decisions', async () => {
    writeFileSync(join(folder, 'index.html'), 'The page')
    const decisions = join(folder, 'decisions')
    const server = await serveReview(folder, { decisions })
    const put = (body: unknown, headers = {}) =>
      fetch(`${server.url}decisions/${hash('a')}`, { method: 'PUT', body: JSON.stringify(body), headers })
    try {
      expect(await (await fetch(server.url)).text()).toBe('The page')
      expect((await put({ verdict: 'rejected' })).status).toBe(400)
      expect((await put({ verdict: 'accepted' }, { origin: 'https://elsewhere.example' })).status).toBe(403)
      expect(readDecisions(decisions).size).toBe(0)
      expect((await put({ verdict: 'accepted' })).status).toBe(200)
      expect(await (await fetch(`${server.url}decisions`)).json()).toEqual({ [hash('a')]: { verdict: 'accepted' } })
      expect((await fetch(`${server.url}%2e%2e/%2e%2e/etc/passwd`)).status).toBe(404)
    } finally {
      await server.stop()
    }
  })
})

describe('sides of a comparison', () => {
  it('are the branch and its fork point from main', () => {
    const forkPoint = begin()
    git('checkout', '--quiet', '-b', 'branch')
    commit({ 'a.txt': 'two' })
    expect(baseCommit(undefined, folder)).toBe(forkPoint)
    expect(baseCommit('branch', folder)).not.toBe(forkPoint)
    expect(() => baseCommit('nowhere', folder)).toThrow("no commit 'nowhere'")
  })

  it('are uncommitted changes and HEAD, on main', () => {
    const head = begin()
    writeFileSync(join(folder, 'a.txt'), 'two')
    expect(baseCommit(undefined, folder)).toBe(head)
  })

  it('are compared by their files, including new ones, regardless of decisions', () => {
    const before = begin()
    expect(treeOf(undefined, folder)).toBe(treeOf(before, folder))
    writeDecision(hash('a'), { verdict: 'accepted' }, join(folder, DECISIONS))
    expect(treeOf(undefined, folder)).toBe(treeOf(before, folder))
    writeFileSync(join(folder, 'b.txt'), 'new')
    expect(treeOf(undefined, folder)).not.toBe(treeOf(before, folder))
    expect(git('status', '--porcelain', '--', 'b.txt')).toBe('?? b.txt')
  })
})

describe('cache', () => {
  it('evicts the least recently used trees when it is too large, but none in use', () => {
    for (const [age, name] of ['old', 'used', 'new'].toReversed().entries()) {
      mkdirSync(join(folder, name))
      writeFileSync(join(folder, name, 'picture.png'), 'x'.repeat(100))
      const time = new Date(Date.now() - age * 60_000)
      utimesSync(join(folder, name), time, time)
    }
    const old = join(folder, 'old')
    expect(evict([], { root: folder, maxBytes: 250 })).toEqual([old])
    expect(evict([join(folder, 'used')], { root: folder, maxBytes: 50 })).toEqual([join(folder, 'new')])
  })
})
