import type { Feature } from '../feature.ts'
import { profileChatRoutes } from './routes.ts'

export const profileChatFeature: Feature = { name: 'profile-chat', routes: [profileChatRoutes] }
