/** The password of every demo account; the server lists the accounts only where they exist. */
export const DEMO_PASSWORD = 'demo-portal-2026'
