/** A URL of the portal: its browser title (none for only the product's name), its analytics name and its screen. */
export interface Place {
  id: string
  at: string
  title: string | null
  page: string
  /** The main heading of the screen; if absent, it equals the title, or can be any heading for content. */
  heading?: string | RegExp
  /** The page's name if its screen is not opened and the name differs; its content is not checked. */
  closedAs?: { title: string; page: string }
}

/** Every route of the catalog with each of its names. */
export const PLACES: readonly Place[] = [
  { id: 'RTE-01', at: '/', title: null, page: 'marketing', heading: /./ },
  { id: 'RTE-01', at: '/?plan=basic', title: 'Basic Landing', page: 'basic marketing', heading: /./ },
  { id: 'RTE-42', at: '/?plan=basic#signUp', title: 'Plan Sign Up', page: 'basic marketing', heading: /./ },
  { id: 'RTE-42', at: '/?plan=basic#plans', title: 'Product Plans', page: 'basic marketing', heading: /./ },
  { id: 'RTE-04', at: '/articles/insights', title: 'Resources', page: 'resources', heading: 'Resources' },
  {
    id: 'RTE-04',
    at: '/articles/insights?id=reading-a-basket',
    title: 'Resources',
    page: 'article insights',
    heading: /./,
  },
  { id: 'RTE-05', at: '/contactUs', title: 'Contact Us', page: 'contact us', heading: 'Contact Us' },
  { id: 'RTE-06', at: '/support', title: 'Support', page: 'support', heading: 'Support' },
  { id: 'RTE-06', at: '/support#faq', title: 'FAQ', page: 'support', heading: 'Support' },
  {
    id: 'RTE-07',
    at: '/support/ticketCreation',
    title: 'Support',
    page: 'create incident',
    heading: 'Create an incident',
  },
  {
    id: 'RTE-08',
    at: '/pendingAccess',
    title: 'Pending Access',
    page: 'pending access',
    heading: 'We are working on your access',
  },
  { id: 'RTE-09', at: '/privacyPolicy', title: 'Privacy Policy', page: 'privacy policy', heading: /./ },
  { id: 'RTE-10', at: '/terms', title: 'Terms', page: 'terms', heading: /./ },
  { id: 'RTE-10', at: '/terms?accept=true', title: 'Terms', page: 'terms and conditions', heading: /./ },
  { id: 'RTE-11', at: '/noAccess', title: 'No Access', page: 'no access', heading: 'You don’t have access' },
  { id: 'RTE-12', at: '/error', title: 'Error', page: 'error', heading: 'Something went wrong' },
  {
    id: 'RTE-13',
    at: '/no/such/page',
    title: 'We couldn’t find that page…',
    page: 'page not found',
    heading: 'We couldn’t find that page…',
  },
  { id: 'RTE-14', at: '/apps', title: 'App Launch', page: 'app launch', heading: 'Get started' },
  { id: 'SES-10', at: '/apps?explore=true', title: 'App Launch', page: 'app launch', heading: 'Get started' },
  { id: 'RTE-15', at: '/support/trackTicket', title: 'Support', page: 'incident list', heading: 'My incidents' },
  {
    id: 'RTE-16',
    at: '/support/trackTicket/1001',
    title: 'Support',
    page: 'incident detail',
    heading: 'We couldn’t find that incident',
  },
  {
    id: 'RTE-17',
    at: '/knowledgeBase/home',
    title: 'Knowledge Base',
    page: 'LandingPage',
    heading: 'Knowledge Base',
  },
  { id: 'RTE-18', at: '/knowledgeBase/search', title: 'Knowledge Base', page: 'search', heading: 'Search results' },
  {
    id: 'RTE-19',
    at: '/knowledgeBase/basic',
    title: 'Knowledge Base',
    page: 'LandingPage',
    heading: 'Knowledge Base',
  },
  {
    id: 'RTE-20',
    at: '/knowledgeBase/basic/article?article=first-log-in',
    title: 'Knowledge Base',
    page: 'KbArticlePage',
    heading: /./,
  },
  {
    id: 'RTE-21',
    at: '/knowledgeBase/articles?kb=wem',
    title: 'Knowledge Base',
    page: 'KbSupplierCategoryPage',
    heading: 'Retail handbook',
  },
  {
    id: 'RTE-46',
    at: '/knowledgeBase/articles',
    title: 'Knowledge Base',
    page: 'KbSupplierCategoryPage',
    heading: 'Retail handbook',
  },
  {
    id: 'RTE-22',
    at: '/knowledgeBase/article/content/supplier%2Fadd-a-user',
    title: 'Knowledge Base',
    page: 'KbArticlePage',
    heading: /./,
  },
  { id: 'RTE-23', at: '/profile', title: 'Profile', page: 'profile', heading: 'Profile' },
  { id: 'RTE-24', at: '/profile/requestAccess', title: 'Profile', page: 'request access', heading: 'Request access' },
  {
    id: 'RTE-25',
    at: '/userRegistration',
    title: 'User Registration',
    page: 'complete user registration',
    heading: 'You’re registered',
  },
  {
    id: 'RTE-26',
    at: '/companyList',
    title: 'Customer Accounts',
    page: 'super admin company list',
    heading: 'Customer Accounts',
  },
  { id: 'RTE-27', at: '/admin', title: 'Admin', page: 'admin', heading: 'General and Access Settings' },
  { id: 'RTE-28', at: '/admin/userList', title: 'Admin', page: 'user management list', heading: 'User management' },
  {
    id: 'USR-17',
    at: '/admin/userList/upload',
    title: 'Admin',
    page: 'user file upload',
    heading: 'Upload users from a file',
  },
  {
    id: 'USR-17',
    at: '/admin/userList/upload/00000000-0000-4000-8000-000000000000',
    title: 'We couldn’t find that page…',
    page: 'page not found',
    heading: 'We couldn’t find this report',
    closedAs: { title: 'Admin', page: 'user file report' },
  },
  {
    id: 'RTE-29',
    at: '/admin/domainsList',
    title: 'Authorized Domains',
    page: 'authorized domain list',
    heading: 'Authorized domains',
  },
  {
    id: 'RTE-30',
    at: '/admin/thirdParty',
    title: 'Third Party',
    page: 'third party list',
    heading: 'Third-party partners',
  },
  {
    id: 'RTE-31',
    at: '/admin/activityLog',
    title: 'Audit Log',
    page: 'activity log list',
    heading: 'Activity log',
  },
  { id: 'RTE-32', at: '/releaseNotes', title: 'Release Notes', page: 'release notes', heading: 'Release Notes' },
  {
    id: 'RTE-33',
    at: '/releaseNotes/article?path=release-notes%2Fknowledge-base-opens',
    title: 'Release Notes',
    page: 'release article',
    heading: /./,
  },
  {
    id: 'RTE-34',
    at: '/globalUserManagement',
    title: 'Global User Management',
    page: 'global user management list',
    heading: 'Global User Management',
  },
  {
    id: 'RTE-35',
    at: '/accessDenied',
    title: 'Access Denied',
    page: 'accessDenied',
    heading: 'Access Denied/Forbidden.',
  },
  {
    id: 'RTE-36',
    at: '/dataSharingAddendum',
    title: 'Data Sharing Addendum',
    page: 'data sharing addendum',
    heading: /./,
  },
  {
    id: 'RTE-37',
    at: '/dataDictionary',
    title: 'Data Dictionary',
    page: 'data dictionary (v1)',
    heading: 'Data Dictionary',
  },
  { id: 'RTE-38', at: '/nda', title: 'Non-Disclosure Agreement', page: 'nda', heading: /./ },
  {
    id: 'RTE-40',
    at: '/dataDictionaryV2',
    title: 'Data Dictionary',
    page: 'data dictionary v2',
    heading: 'Data Dictionary',
  },
  {
    id: 'RTE-41',
    at: '/learn?product=SHOPPER_BEHAVIOR',
    title: 'Learn More',
    page: 'learn more shopper behavior',
    heading: /./,
  },
  {
    id: 'RTE-41',
    at: '/learn?product=CHANNEL_INSIGHTS',
    title: 'Learn More',
    page: 'learn more channel performance',
    heading: /./,
  },
  {
    id: 'RTE-41',
    at: '/learn?product=CUSTOMER_PERCEPTION',
    title: 'Learn More',
    page: 'learn more customer perception',
    heading: /./,
  },
  {
    id: 'RTE-41',
    at: '/learn?product=DIGITAL_LANDSCAPES',
    title: 'Learn More',
    page: 'learn more digital landscapes',
    heading: /./,
  },
  { id: 'RTE-51', at: '/operations', title: 'Operations', page: 'operations', heading: 'Operations' },
  { id: 'RTE-52', at: '/profile/access', title: 'My Access', page: 'my access', heading: 'My access' },
  {
    id: 'SRV-07',
    at: '/profile/files',
    title: 'Files and progress',
    page: 'files and progress',
    heading: 'Files and progress',
  },
  { id: 'RTE-39', at: '/reportbuilder', title: 'Report Builder', page: 'reportbuilder' },
  { id: 'RTE-02', at: '/login', title: 'Log in', page: 'login' },
  { id: 'RTE-03', at: '/logout', title: 'Log out', page: 'logout', heading: 'You’re logged out' },
]

/** An entry of a menu. */
export interface MenuEntry {
  label: string
  at: string
  /** The page is offered only to super admins, but other users can open it too. */
  isForStaff?: true
}

/** The menus in order, and the page that each entry opens. */
export const MENUS = {
  navigation: [
    { label: 'Apps', at: '/apps' },
    { label: 'Data Dictionary', at: '/dataDictionary' },
    { label: 'Knowledge Base', at: '/knowledgeBase/home' },
    { label: 'Knowledge Base', at: '/knowledgeBase/basic' },
    { label: 'Release Notes', at: '/releaseNotes' },
    { label: 'Support', at: '/support' },
    { label: 'Users', at: '/admin/userList' },
    { label: 'Authorized domains', at: '/admin/domainsList' },
    { label: 'Third-party partners', at: '/admin/thirdParty' },
    { label: 'Activity log', at: '/admin/activityLog' },
    { label: 'Customer Accounts', at: '/companyList', isForStaff: true },
    { label: 'Global users', at: '/globalUserManagement', isForStaff: true },
    { label: 'Operations', at: '/operations', isForStaff: true },
  ],
  footer: [
    { label: 'Privacy Policy', at: '/privacyPolicy' },
    { label: 'Terms', at: '/terms' },
    { label: 'Contact Us', at: '/contactUs' },
  ],
} as const satisfies Record<string, readonly MenuEntry[]>

/** Returns the row of a URL in the table. */
export function placeAt(at: string): Place {
  const found = PLACES.find((place) => place.at === at)
  if (!found) throw new Error(`The walk has no place ${at}.`)
  return found
}
