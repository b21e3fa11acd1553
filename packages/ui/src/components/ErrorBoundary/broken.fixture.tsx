import { t } from '../../story-texts/translate.ts'

/** Fails as it is drawn, to show what a person sees then. */
export function Broken(): never {
  throw new Error(t('The chart could not read its data.'))
}
