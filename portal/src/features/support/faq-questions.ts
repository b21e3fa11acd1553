import { pathTo } from '@tessera/contract'
import type { MessageId } from '../../messages/intl.tsx'

/** A question of the FAQ. */
export interface FaqQuestion {
  /** Its URL fragment: the part after `#faq-`. */
  id: string
  question: MessageId
  answer: MessageId
  /** The page that the answer links to. */
  page?: { href: string; label: MessageId }
}

const MY_ACCESS = { href: pathTo('/profile/access'), label: 'menu.myAccess' } as const
const DATA_QUESTION = {
  href: pathTo('/support/ticketCreation', { supportType: '1465' }),
  label: 'support.create',
} as const

/** The questions in display order. Those about missing access come first. */
export const FAQ: readonly FaqQuestion[] = [
  { id: 'password', question: 'faq.password', answer: 'faq.passwordAnswer' },
  { id: 'no-products', question: 'faq.noAccess', answer: 'faq.noAccessAnswer', page: MY_ACCESS },
  { id: 'pending-access', question: 'faq.pending', answer: 'faq.pendingAnswer', page: MY_ACCESS },
  { id: 'add-colleague', question: 'faq.colleague', answer: 'faq.colleagueAnswer' },
  { id: 'email-domain', question: 'faq.domain', answer: 'faq.domainAnswer' },
  { id: 'many-users', question: 'faq.manyUsers', answer: 'faq.manyUsersAnswer' },
  {
    id: 'exported-files',
    question: 'faq.exports',
    answer: 'faq.exportsAnswer',
    page: { href: pathTo('/profile/files'), label: 'menu.files' },
  },
  { id: 'other-numbers', question: 'faq.numbers', answer: 'faq.numbersAnswer', page: DATA_QUESTION },
  { id: 'attachments', question: 'faq.attach', answer: 'faq.attachAnswer' },
  { id: 'incident-answer', question: 'faq.follow', answer: 'faq.followAnswer' },
  { id: 'logged-out', question: 'faq.session', answer: 'faq.sessionAnswer' },
  {
    id: 'language',
    question: 'faq.language',
    answer: 'faq.languageAnswer',
    page: { href: pathTo('/profile'), label: 'menu.profile' },
  },
]
