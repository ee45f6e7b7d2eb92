import { run } from './loader.ts'

run((address) => import(/* @vite-ignore */ address))
