/** What customers read at the prompt, in English: the owner's preview shows it too. */
export const promptCopy = {
  postTitle: (platform: string) => `Post it on ${platform} too?`,
  postHelp: 'Copy what you wrote and paste it into your review.',
  businessOn: (business: string, platform: string) => `${business} is on ${platform}`,
  mayCopy: 'You can copy what you wrote.',
  yourText: 'Your text',
  copyText: 'Copy text',
  openPlatform: (platform: string) => `Open ${platform}`,
} as const
