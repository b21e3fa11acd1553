import { expect, it } from 'vitest'
import { parseContentPath, parseItemPath } from '../content/rules.ts'
import { articleAt, kbPath } from './rules.ts'

const READER = { tenant: 'CA', locale: 'fr-CA', userType: 'supplier' } as const

it.each([
  ['supplier%2Fadd-a-user', { workspaceId: 'supplier', id: 'add-a-user' }],
  ['supplier%2fadd-a-user', { workspaceId: 'supplier', id: 'add-a-user' }],
  ['supplier/add-a-user', { workspaceId: 'supplier', id: 'add-a-user' }],
  ['us/en/supplier/fiscal-weeks', { contentPath: 'us/en/supplier/fiscal-weeks' }],
  ['US%2Fen/supplier/fiscal-weeks', { contentPath: 'us/en/supplier/fiscal-weeks' }],
  ['supplier', null],
  ['', null],
])('KB-06 the URL of an article that ends in %s refers to %o', (rest, named) => {
  expect(articleAt(`/knowledgeBase/article/content/${rest}`)).toEqual(named)
})

it.each([
  ['supplier', 'supplier', '/knowledgeBase/article/content/supplier%2Fa'],
  ['wem', 'supplier', '/knowledgeBase/article/content/ca/fr/supplier/a'],
  ['basic', 'basic', '/knowledgeBase/basic/article?article=a'],
] as const)('KB-06c an article of %s has a URL that a %s user can open', (workspaceId, userType, path) => {
  expect(kbPath({ workspaceId, id: 'a' }, { ...READER, userType })).toBe(path)
})

it('KB-06b KB-12 other paths refer to no article', () => {
  expect(parseContentPath('us/xx/supplier/a')).toBeNull()
  expect(parseContentPath('us/en/supplier/a/b')).toBeNull()
  for (const path of ['kb/supplier', 'kb/release-notes/a', 'supplier/a', 'kb/supplier/A', 'release-notes/a/b']) {
    expect(parseItemPath(path), path).toBeNull()
  }
})
