import { createRoot } from 'react-dom/client'
import { CustomerPages } from './page/customer-pages.tsx'

const root = document.querySelector('#root')
if (root) createRoot(root).render(<CustomerPages />)
