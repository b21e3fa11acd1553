import type { Expectation } from './expectation.ts'

const READS_ARTICLES: Expectation = {
  by: 'KB-01 ROL-16',
  needs: 'LIST KNOWLEDGE_BASE',
  who: 'readers of the knowledge base',
}
const READS_NOTES: Expectation = { by: 'REL-01 ROL-16', needs: 'LIST RELEASE_NOTE', who: 'signed in' }
const SEES_CONTENT: Expectation = { by: 'KB-12 RTE-51', who: ['SA', 'SP'] }
const WRITES_CONTENT: Expectation = { by: 'KB-12 ROL-16', needs: 'UPDATE CONTENT', who: ['SA'], writes: true }

/** The calls of the knowledge base, the release notes and the content service, by id. */
export const CONTENT_EXPECTED: Readonly<Record<string, Expectation>> = {
  'content.insights': { by: 'SCR-08 KB-07', who: 'anyone' },
  'content.byPath': { ...READS_ARTICLES, by: 'KB-07 ROL-16' },
  'content.persisted': { ...READS_ARTICLES, by: 'KB-07 ROL-16 ROL-04', writes: true, spectators: true },
  'content.image': { ...READS_NOTES, by: 'KB-12 ROL-16' },
  'content.save': WRITES_CONTENT,
  'content.withdraw': WRITES_CONTENT,
  'content.list': SEES_CONTENT,
  'content.read': SEES_CONTENT,
  'content.version': SEES_CONTENT,
  'content.preview': WRITES_CONTENT,
  'content.addImage': WRITES_CONTENT,
  'knowledgeBase.workspaces': { ...READS_ARTICLES, by: 'KB-02 ROL-16' },
  'knowledgeBase.top': { ...READS_ARTICLES, by: 'KB-03 ROL-16' },
  'knowledgeBase.recent': READS_ARTICLES,
  'knowledgeBase.hierarchy': { ...READS_ARTICLES, by: 'KB-04 ROL-16' },
  'knowledgeBase.article': { ...READS_ARTICLES, by: 'KB-05 ROL-16' },
  'knowledgeBase.search': { ...READS_ARTICLES, by: 'KB-09 ROL-16' },
  'knowledgeBase.suggest': { ...READS_ARTICLES, by: 'KB-09 ROL-16' },
  'knowledgeBase.verdict': { ...READS_ARTICLES, by: 'KB-13 ROL-16 ROL-04', writes: true, spectators: true },
  'releaseNotes.list': { ...READS_NOTES, tenants: ['US'] },
  'releaseNotes.tags': { ...READS_NOTES, tenants: ['US'] },
  'releaseNotes.details': { ...READS_NOTES, tenants: ['US'] },
  'releaseNotes.unread': { ...READS_NOTES, by: 'REL-03 ROL-16', tenants: ['US'] },
  'releaseNotes.markRead': {
    ...READS_NOTES,
    by: 'REL-03 ROL-16 ROL-04',
    tenants: ['US'],
    writes: true,
    spectators: true,
  },
  'releaseNotes.securedList': { ...READS_NOTES, by: 'KB-08 ROL-16' },
  'releaseNotes.securedDetails': { ...READS_NOTES, by: 'KB-08 ROL-16' },
}
