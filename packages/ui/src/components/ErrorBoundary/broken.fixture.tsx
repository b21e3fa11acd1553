import { t } from '../../story-texts/translate.ts'

/** Throws during rendering, to show what a user sees then. */
export function Broken(): never {
  throw new Error(t('The chart couldn’t read its data.'))
}
