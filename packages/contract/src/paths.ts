/** Every path of the portal; `:name` stands for one segment, `*` for all remaining segments. */
export const PATHS = [
  '/',
  '/accessDenied',
  '/admin',
  '/admin/activityLog',
  '/admin/domainsList',
  '/admin/thirdParty',
  '/admin/userList',
  '/admin/userList/upload',
  '/admin/userList/upload/:id',
  '/apps',
  '/articles/insights',
  '/companyList',
  '/contactUs',
  '/dataDictionary',
  '/dataDictionaryV2',
  '/dataSharingAddendum',
  '/error',
  '/globalUserManagement',
  '/knowledgeBase/article/content/*',
  '/knowledgeBase/articles',
  '/knowledgeBase/basic',
  '/knowledgeBase/basic/article',
  '/knowledgeBase/home',
  '/knowledgeBase/search',
  '/learn',
  '/login',
  '/logout',
  '/nda',
  '/noAccess',
  '/operations',
  '/pendingAccess',
  '/privacyPolicy',
  '/profile',
  '/profile/access',
  '/profile/files',
  '/profile/requestAccess',
  '/releaseNotes',
  '/releaseNotes/article',
  '/reportbuilder',
  '/support',
  '/support/ticketCreation',
  '/support/trackTicket',
  '/support/trackTicket/:ticketId',
  '/terms',
  '/userRegistration',
] as const

/** The pattern of a portal path. */
export type PortalPath = (typeof PATHS)[number]

/** The parameter names of a pattern. */
type OpenParts<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | OpenParts<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : Path extends `${string}*`
      ? '*'
      : never

type Query = Readonly<Record<string, string>>
type Filling<Path extends string> = [OpenParts<Path>] extends [never]
  ? [query?: Query]
  : [parts: Readonly<Record<OpenParts<Path>, string>>, query?: Query]

/** Returns a path of the portal with its encoded parameters and query. */
export function pathTo<Path extends PortalPath>(path: Path, ...filling: Filling<Path>): string {
  const isOpen = /[:*]/.test(path)
  const [parts, query] = isOpen ? filling : [{}, filling[0]]
  const filled = path.replaceAll(/:(\w+)|(\*)/g, (_, name: string | undefined) => {
    const part = (parts as Query)[name ?? '*'] ?? ''
    return name ? encodeURIComponent(part) : part.split('/').map(encodeURIComponent).join('/')
  })
  const search = new URLSearchParams(query).toString()
  return search ? `${filled}?${search}` : filled
}
