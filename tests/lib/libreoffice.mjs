import { aptInstall, onPath } from './programs.mjs'

function installed() {
  return process.env.OFFICE_PATH ?? onPath('soffice') ?? onPath('libreoffice')
}

/**
 * Returns a LibreOffice that opens exported files: that of OFFICE_PATH, an installed one, or apt's; `{ path }`, or `{
 * reason }`.
 */
export function ensureOffice() {
  if (!installed()) aptInstall('LibreOffice', ['--no-install-recommends', 'libreoffice-calc'])
  const path = installed()
  return path ? { path } : { reason: 'because LibreOffice was not found and could not be installed (set OFFICE_PATH)' }
}
