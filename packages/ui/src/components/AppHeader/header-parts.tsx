'use client'
import { useMessages } from '../../messages/use-messages.ts'
import { Text } from '../Text/Text.tsx'
import type { Appearance } from '../UIProvider/UIProvider.tsx'
import type { HeaderChoices, HeaderUser } from './header-types.ts'
import { appHeaderMessages } from './messages.ts'

export function UserName({ user }: { user: HeaderUser }) {
  return (
    <div>
      <Text weight={600}>{user.name}</Text>
      {user.detail && (
        <Text size={13} tone="muted">
          {user.detail}
        </Text>
      )}
    </div>
  )
}

/** A choice that menus and drawer show. */
interface ChoiceSection {
  id: string
  title: string
  items: readonly { id: string; label: string; lang?: string }[]
  value: string | null
  onChange: (id: string) => void
}

/**
 * Returns the sections of language and appearance; each is undefined if there is nothing to choose. Section ids have a
 * prefix, because sections and rows share a menu's ids.
 */
export function useChoiceSections(choices: HeaderChoices): Partial<Record<'language' | 'appearance', ChoiceSection>> {
  const messages = useMessages(appHeaderMessages)
  const { languages = [], language = null, onLanguageChange, appearance = 'system', onAppearanceChange } = choices
  const appearances: { id: Appearance; label: string }[] = [
    { id: 'system', label: messages.appearanceSystem },
    { id: 'light', label: messages.appearanceLight },
    { id: 'dark', label: messages.appearanceDark },
    { id: 'high-contrast', label: messages.appearanceHighContrast },
  ]
  const change = (id: string) => {
    const wanted = appearances.find((each) => each.id === id)
    if (wanted) onAppearanceChange?.(wanted.id)
  }
  return {
    ...(languages.length > 0 && {
      language: {
        id: 'section-language',
        title: messages.language,
        items: languages.map((each) => ({ ...each, lang: each.id })),
        value: language,
        onChange: (id: string) => onLanguageChange?.(id),
      },
    }),
    ...(onAppearanceChange && {
      appearance: {
        id: 'section-appearance',
        title: messages.appearance,
        items: appearances,
        value: appearance,
        onChange: change,
      },
    }),
  }
}
