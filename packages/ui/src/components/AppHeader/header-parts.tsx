'use client'
import { useWords } from '../../messages/words.ts'
import { Text } from '../Text/Text.tsx'
import type { Appearance } from '../UIProvider/UIProvider.tsx'
import type { HeaderUser } from './header-types.ts'
import { appHeaderWords } from './words.ts'

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

export function useAppearances(): { id: Appearance; label: string }[] {
  const words = useWords(appHeaderWords)
  return [
    { id: 'system', label: words.appearanceSystem },
    { id: 'light', label: words.appearanceLight },
    { id: 'dark', label: words.appearanceDark },
    { id: 'high-contrast', label: words.appearanceHighContrast },
  ]
}
