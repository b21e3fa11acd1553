import type { Density, Motion, ThemeName } from '@tessera/ui'
import { accented, mirrored, pseudoMessages } from '../packages/ui/src/components/UIProvider/pseudo.ts'

/** The toolbar's choices. */
export interface StoryMode {
  theme: ThemeName
  locale: string
  density: Density
  motion: Motion
}

export const defaultMode: StoryMode = { theme: 'light', locale: 'en-US', density: 'comfortable', motion: 'full' }

/** Returns the toolbar's values of the story mode, with defaults. */
export function modeOf(globals: Partial<StoryMode> = {}): StoryMode {
  const { theme, locale, density, motion } = { ...defaultMode, ...globals }
  return { theme, locale, density, motion }
}

/** The pseudo-languages of the components' own messages. */
export const ownMessages = { 'en-XA': pseudoMessages(accented), 'ar-XB': pseudoMessages(mirrored) }
