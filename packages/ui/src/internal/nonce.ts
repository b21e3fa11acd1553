'use client'
import { createContext } from 'react'

/** The nonce that the page's policy asks for on style elements; undefined where it asks for none. */
export const NonceContext = createContext<string | undefined>(undefined)
