'use client'

import { createElement, type CSSProperties, useEffect } from 'react'

/** Where your testimonials come from, with how they look. Copy the file again to change it. */
const source = '__SCRIPT__'
const container = '__CONTAINER__'

/**
 * Your testimonials, for React 17 to 19, on pages that are rendered on a server too. The script is loaded once, however
 * often this comes and goes. To reserve its height, pass `style={{ minHeight: 520 }}`.
 */
export function PlauditTestimonials(props: { className?: string; style?: CSSProperties }) {
  useEffect(() => {
    const scripts = Array.from(document.getElementsByTagName('script'))
    if (scripts.some((script) => script.getAttribute('src') === source)) return
    const script = document.createElement('script')
    script.src = source
    script.async = true
    document.head.appendChild(script)
  }, [])
  // The script fills whatever has this id, also when it comes later. React takes it away with everything in it.
  return createElement('div', { id: container, className: props.className, style: props.style })
}
