/** What is said when a code could not be made. */
export const qrFailed = {
  title: 'QR Code Error',
  description: 'Failed to generate QR code. Please try again.',
  variant: 'destructive',
} as const
