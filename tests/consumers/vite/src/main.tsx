import '@tessera/ui/styles.css'
import './index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'

const { pathname } = location
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App path={pathname} theme={pathname === '/dark' ? 'dark' : undefined} />
    </StrictMode>,
  )
}
