'use client'
import { createContext } from 'react'

/** The nonce that the page's policy requires for style elements; undefined if it requires none. */
export const NonceContext = createContext<string | undefined>(undefined)
