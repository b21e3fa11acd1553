import type { SupportLists } from '@tessera/contract'
import { say } from '../../../packages/ui/src/samples/say.ts'

const item = (id: string, title: string) => ({ id, title, parentId: null, active: true })

/** The choices of the incident form, in the language of the stories. */
export const supportLists = (): SupportLists => ({
  accountType: [item('25', say('Supplier')), item('23', say('Associate'))],
  supportType: [
    item('1463', say('Access and login')),
    item('1464', say('Product question')),
    item('1465', say('Data question')),
  ],
  issue: [],
  issueType: [],
  subIssueType: [],
})
