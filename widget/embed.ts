import { startLoader } from './loader.ts'

startLoader((address) => import(/* @vite-ignore */ address))
