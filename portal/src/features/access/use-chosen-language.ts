import { isLocale, resolveLocale } from '@tessera/contract'
import { useEffect, useEffectEvent } from 'react'
import { toast } from '../../platform/feedback/toasts.ts'
import { useLanguage } from '../../platform/locale/language.tsx'
import { useSavePreferences } from '../../platform/session/session.tsx'

/** Keeps the language field of a form and the page's language equal when either changes. */
export function useChosenLanguage(chosen: string, choose: (language: string) => void): void {
  const { locale, change } = useLanguage()
  const save = useSavePreferences()
  const shown = resolveLocale(locale)
  const follow = useEffectEvent((shownNow: string) => {
    if (chosen !== shownNow) choose(shownNow)
  })
  useEffect(() => follow(shown), [shown])
  const show = useEffectEvent(async (wanted: string): Promise<void> => {
    if (wanted === shown || !isLocale(wanted)) return
    try {
      await change(wanted)
    } catch {
      choose(shown)
      toast('shell.notSaved', { tone: 'danger' })
      return
    }
    // Pages opened from the form use the language too; sending the form always stores it.
    await save({ language_code: wanted }).catch(() => undefined)
  })
  useEffect(() => void show(chosen), [chosen])
}
