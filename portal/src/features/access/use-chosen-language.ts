import { isLocale, resolveLocale } from '@tessera/contract'
import { useEffect, useEffectEvent } from 'react'
import { toast } from '../../platform/feedback/toasts.ts'
import { useLanguage } from '../../platform/locale/language.tsx'

/** Keeps the language that is chosen in a form and the one of the page the same, whichever of them is changed. */
export function useChosenLanguage(chosen: string, choose: (language: string) => void): void {
  const { locale, change } = useLanguage()
  const shown = resolveLocale(locale)
  const follow = useEffectEvent((shownNow: string) => {
    if (chosen !== shownNow) choose(shownNow)
  })
  useEffect(() => follow(shown), [shown])
  const show = useEffectEvent((wanted: string) => {
    if (wanted === shown || !isLocale(wanted)) return
    change(wanted).catch(() => {
      choose(shown)
      toast('shell.notSaved', 'danger')
    })
  })
  useEffect(() => show(chosen), [chosen])
}
