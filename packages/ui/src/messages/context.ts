'use client'
import { createContext, useContext } from 'react'
import { enUS } from './en-us.ts'

export const MessagesContext = createContext(enUS)

/** The components' own words in the language of the nearest UIProvider. */
export const useUIMessages = () => useContext(MessagesContext)
