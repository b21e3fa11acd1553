import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { loadFirstLanguage } from './messages/catalogues.ts'
import { chosenLocale } from './messages/choice.ts'

const root = document.querySelector('#root')
if (!root) throw new Error('index.html has no element #root.')

const language = await loadFirstLanguage(chosenLocale())
createRoot(root).render(
  <StrictMode>
    <App language={language} />
  </StrictMode>,
)
