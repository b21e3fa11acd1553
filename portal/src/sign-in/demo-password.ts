/** The password of every demo account; the server lists these accounts only if they exist. */
export const DEMO_PASSWORD = 'demo-portal-2026'
