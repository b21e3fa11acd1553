import type { Appearance } from '../UIProvider/UIProvider.tsx'

/** A page that the header leads to. */
export interface HeaderLink {
  href: string
  label: string
  /** Whether the page shown is this one or below it. */
  isCurrent?: boolean
}

/** A language to choose: its BCP 47 tag and its name in itself. */
export interface HeaderLanguage {
  id: string
  label: string
}

/** A row of the user menu: a link, or an action of its own. */
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
  /** The languages to choose from; without any there is no menu of them. */
  languages?: readonly HeaderLanguage[]
  /** The BCP 47 tag of the language that is chosen. */
  language?: string
  /** Called with the tag of the language that was chosen. */
  onLanguageChange?: (id: string) => void
  /** The theme that is chosen, or 'system'. */
  appearance?: Appearance
  /** Called with the theme that was chosen; without it there is no menu of them. */
  onAppearanceChange?: (appearance: Appearance) => void
  /** The signed-in user and the company they act for. */
  user?: HeaderUser
  /** The first rows of the user's menu: links and actions. */
  userMenu?: readonly HeaderUserMenuItem[]
  /** The ways to log out, at the end of the user's menu. */
  logOutItems?: readonly HeaderUserMenuItem[]
}
