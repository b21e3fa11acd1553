import type { Appearance } from '../UIProvider/UIProvider.tsx'

/** A page that the header links to. */
export interface HeaderLink {
  href: string
  label: string
  /** Whether the current page is this one or below it. */
  isCurrent?: boolean
}

/** A language to choose: its BCP 47 tag and its name in that language. */
export interface HeaderLanguage {
  id: string
  label: string
}

/** A row of the user menu: a link or an action. */
export interface HeaderUserMenuItem {
  id: string
  label: string
  href?: string
  onAction?: () => void
}

/** The signed-in user and the company they act for. */
export interface HeaderUser {
  name: string
  detail?: string
}

/** The choices that menus and drawer share. */
export interface HeaderChoices {
  /** The available languages; without any, the language menu is hidden. */
  languages?: readonly HeaderLanguage[]
  /** The BCP 47 tag of the current language. */
  language?: string
  /** Called with the BCP 47 tag of the chosen language. */
  onLanguageChange?: (id: string) => void
  /** The current theme, or 'system'. */
  appearance?: Appearance
  /** Called with the chosen theme; without it, the theme menu is hidden. */
  onAppearanceChange?: (appearance: Appearance) => void
  /** The signed-in user and the company they act for. */
  user?: HeaderUser
  /** The first rows of the user's menu: links and actions. */
  userMenu?: readonly HeaderUserMenuItem[]
  /** The ways to log out, at the end of the user's menu. */
  logOutItems?: readonly HeaderUserMenuItem[]
}
