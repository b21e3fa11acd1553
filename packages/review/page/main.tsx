import './page.css'
import { AppFooter, AppHeader, AppLayout, type Appearance, UIProvider } from '@tessera/ui'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { ReviewPage } from './ReviewPage.tsx'

const STORAGE_KEY = 'tessera-review-appearance'

function Review() {
  const [appearance, setAppearance] = useState<Appearance>(
    () => (localStorage.getItem(STORAGE_KEY) ?? 'system') as Appearance,
  )
  const change = (next: Appearance) => {
    localStorage.setItem(STORAGE_KEY, next)
    setAppearance(next)
  }
  return (
    <UIProvider locale="en-US" theme={appearance}>
      <AppLayout
        header={
          <AppHeader
            productName="Review"
            homeHref="#"
            navigation={[]}
            appearance={appearance}
            onAppearanceChange={change}
          />
        }
        footer={<AppFooter links={[]}>Made with Tessera</AppFooter>}
      >
        <ReviewPage />
      </AppLayout>
    </UIProvider>
  )
}

const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Review />
    </StrictMode>,
  )
}
