import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { PORTAL_CATALOGUES, loadFirstLanguage } from './messages/catalogues.ts'
import { chosenLocale } from './messages/choice.ts'

const root = document.querySelector('#root')
if (!root) throw new Error('index.html has no element #root.')

const language = await loadFirstLanguage(PORTAL_CATALOGUES, chosenLocale())
createRoot(root).render(
  <StrictMode>
    <App language={language} />
  </StrictMode>,
)
