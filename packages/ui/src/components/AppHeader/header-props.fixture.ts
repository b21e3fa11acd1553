import { storyLanguage } from '../../story-texts/translate.ts'
import type { AppHeaderProps } from './AppHeader.tsx'

const nothing = () => undefined

export const headerProps: AppHeaderProps = {
  productName: 'Scintilla',
  homeHref: '#home',
  navigation: [
    { href: '#apps', label: 'Apps', isCurrent: true },
    { href: '#dictionary', label: 'Data dictionary' },
    { href: '#knowledge', label: 'Knowledge base' },
    { href: '#support', label: 'Support' },
  ],
  languages: [
    { id: 'en-US', label: 'English' },
    { id: 'es-MX', label: 'Español' },
    { id: 'fr-CA', label: 'Français' },
  ],
  // The language of the story itself.
  get language() {
    return storyLanguage().language
  },
  onLanguageChange: nothing,
  appearance: 'system',
  onAppearanceChange: nothing,
  user: { name: 'Dana Reyes', detail: 'Bright Foods' },
  userMenu: [
    { id: 'profile', label: 'Profile', href: '#profile' },
    { id: 'logout', label: 'Log out', onAction: nothing },
  ],
}
