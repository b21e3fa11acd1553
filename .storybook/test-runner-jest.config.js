import { getJestConfig } from '@storybook/test-runner'

const asRoot = process.getuid?.() === 0

const base = getJestConfig()

export default {
  ...base,
  rootDir: process.cwd(),
  testTimeout: 30_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      exitOnPageError: true,
      launchOptions: {
        headless: true,
        executablePath: process.env.CHROMIUM_PATH || undefined,
        args: asRoot ? ['--no-sandbox'] : [],
      },
    },
  },
}
