import type { Person } from './people.ts'
import { outcomeOf, SUPER_ADMINS } from './people.ts'
import type { MenuEntry, Place } from './places.ts'
import { MENUS, placeAt } from './places.ts'
import { inLanguage } from './texts.ts'

/** The expected content of a portal page. */
export interface PageContent {
  at: string
  title: string
  heading: string | RegExp
  page: string
}

const NOT_FOUND = '/no/such/page'
const NO_ITEM = 'We could not find this page'
/** The headings of refusals that replace a page. */
const REFUSALS = {
  'not an administrator': 'You are not an Administrator.',
  'no knowledge base': 'Knowledge Base',
} as const

function expectedContent(
  person: Person,
  at: string,
  shownAt: string,
  { title, page }: Pick<Place, 'title' | 'page'> = placeAt(at),
): PageContent {
  const isForm = at === '/userRegistration' && person.isInvited
  const heading = isForm ? 'Complete your registration' : placeAt(at).heading
  const translated = (text: string) => inLanguage(text, person.language)
  const isRegistration = at === '/userRegistration' && person.isBasic
  return {
    at: shownAt,
    title: title ? `${translated(title)} | Scintilla` : 'Scintilla',
    heading: typeof heading === 'string' ? translated(heading) : (heading ?? translated(title ?? '')),
    page: isRegistration ? 'basic user registration' : page,
  }
}

/** Returns the expected page at a portal URL, or the external URL that it redirects to. */
export function expectedAt(person: Person, at: string): PageContent | { leaves: RegExp } {
  const outcome = outcomeOf(person, at)
  if (outcome === 'opens') return expectedContent(person, at, at)
  if (outcome === 'not found') return expectedContent(person, NOT_FOUND, at)
  if (outcome === 'no item')
    return { ...expectedContent(person, NOT_FOUND, at), heading: inLanguage(NO_ITEM, person.language) }
  if (outcome === 'not an administrator' || outcome === 'no knowledge base') {
    const heading = inLanguage(REFUSALS[outcome], person.language)
    const place = placeAt(at)
    return { ...expectedContent(person, at, at, place.closedAs ?? place), heading }
  }
  if ('leaves' in outcome) return outcome
  return expectedContent(person, outcome.redirect, outcome.redirect)
}

/** Returns the expected entries of a user's menu: those whose page the user can open. */
export function expectedMenu(person: Person, menu: keyof typeof MENUS): string[] {
  const entries: readonly MenuEntry[] = MENUS[menu]
  return entries
    .filter(({ isForStaff }) => !isForStaff || SUPER_ADMINS.includes(person.loginId))
    .filter(({ at }) => outcomeOf(person, at) === 'opens')
    .map(({ label }) => inLanguage(label, person.language))
}
