import { createElement as h, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes } from 'react-router-dom'

function Plain() {
  return h('main', null, h('h1', null, 'Know your customers'), h('p', null, 'Data and analytics in one place.'))
}

function WithOneCall() {
  const [names, setNames] = useState([])
  useEffect(() => {
    void fetch('/call')
      .then((answer) => answer.json())
      .then(setNames)
  }, [])
  return h(
    'main',
    null,
    h('h1', null, 'Get started'),
    h(
      'ul',
      null,
      names.map((name) => h('li', { key: name }, name)),
    ),
  )
}

createRoot(document.querySelector('#root')).render(
  h(
    BrowserRouter,
    null,
    h(Routes, null, h(Route, { path: '/apps', element: h(WithOneCall) }), h(Route, { path: '*', element: h(Plain) })),
  ),
)
