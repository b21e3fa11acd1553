import type { SupportLists } from '@tessera/contract'
import { t } from '../../../packages/ui/src/story-texts/translate.ts'

const item = (id: string, title: string) => ({ id, title, parentId: null, active: true })

/** The options of the incident form, in the language of the stories. */
export const supportLists = (): SupportLists => ({
  accountType: [item('25', t('Supplier')), item('23', t('Associate'))],
  supportType: [
    item('1463', t('Access and login')),
    item('1464', t('Product question')),
    item('1465', t('Data question')),
  ],
  issue: [],
  issueType: [],
  subIssueType: [],
})
