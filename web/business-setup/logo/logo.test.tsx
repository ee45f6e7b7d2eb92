import { getBusinessProfile } from '#contract/business/business-profile.ts'
import { removeLogo, uploadLogo } from '#contract/business/logo.ts'
import type { ProblemCode } from '#contract/problem.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openPart } from '../../test/open-part.tsx'
import { aBusinessProfile } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'

const logoUrl = '/api/public/logos/mZ3Xv8yQ1pLr5tWk2nBh7A'
const card = () => within(screen.getByRole('region', { name: 'Logo' }))
const drop = () => card().getByLabelText<HTMLInputElement>(/^Drop an image here/)
const png = (bytes: BlobPart = 'pixels') => new File([bytes], 'logo.png', { type: 'image/png' })

async function openLogo(logo: string | null = null) {
  currentBackend().answer(getBusinessProfile, aBusinessProfile({ logoUrl: logo }))
  const page = openPart('/business-setup')
  await screen.findByRole('region', { name: 'Logo' })
  return page
}

/** As when a file is dropped: the browser's own filter of types does not hold it up. */
const choose = (file: File) => fireEvent.change(drop(), { target: { files: [file] } })

describe('the logo', () => {
  test('is uploaded as it was chosen, and shown in place of the initials (BCTX-02, BCTX-05, API-58)', async () => {
    const backend = currentBackend()
    await openLogo()
    expect(card().queryByRole('img', { name: /^Logo of/ })).not.toBeInTheDocument()
    backend.answer(uploadLogo, aBusinessProfile({ logoUrl }))
    choose(png())
    expect(await screen.findByText('Logo uploaded')).toBeVisible()
    expect(card().getByRole('img', { name: 'Logo of Lindqvist Bakery' })).toHaveAttribute('src', logoUrl)
    const sent = backend.received(uploadLogo).map(({ body }) => body.logoData)
    expect(sent).toEqual([`data:image/png;base64,${btoa('pixels')}`])
  })

  test('does not touch what is being typed beside it', async () => {
    const { user } = await openLogo()
    await user.type(screen.getByRole('textbox', { name: /^Phone/ }), '+46 8 123')
    currentBackend().answer(uploadLogo, aBusinessProfile({ logoUrl, updatedAt: '2026-04-01T09:00:00.000Z' }))
    choose(png())
    await screen.findByText('Logo uploaded')
    expect(screen.getByRole('textbox', { name: /^Phone/ })).toHaveValue('+46 8 123')
    expect(screen.getByText('Not saved yet')).toBeVisible()
  })

  test('is removed once that is confirmed', async () => {
    const backend = currentBackend()
    const { user } = await openLogo(logoUrl)
    const askToRemove = async () => {
      await user.click(card().getByRole('button', { name: 'Remove logo' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Remove the logo?' }))
      await user.click(dialog.getByRole('button', { name: 'Remove logo' }))
    }
    backend.fail(removeLogo)
    await askToRemove()
    expect(await screen.findByText('Unable to remove logo. Please try again.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(card().getByRole('img', { name: 'Logo of Lindqvist Bakery' })).toBeVisible()
    backend.answer(removeLogo, aBusinessProfile())
    await askToRemove()
    expect(await screen.findByText('Logo removed')).toBeVisible()
    expect(card().queryByRole('img', { name: /^Logo of/ })).not.toBeInTheDocument()
  })
})

describe('a file that is no logo', () => {
  test.for([
    [
      'of another type',
      new File(['words'], 'notes.txt', { type: 'text/plain' }),
      'Invalid file type',
      'Please upload an image file (PNG, JPG, etc.)',
    ],
    ...(['gif', 'svg+xml', 'avif'] as const).map(
      (type) =>
        [
          `an image of a kind that is not taken, ${type}`,
          new File(['pixels'], 'logo', { type: `image/${type}` }),
          'Invalid file type',
          'This type of image is not supported. Please upload a PNG, JPG or WebP file.',
        ] as const,
    ),
    [
      'of more than 2 MB',
      png(new Uint8Array(2 * 1024 * 1024 + 1)),
      'File too large',
      'Please upload an image smaller than 2MB',
    ],
  ] as const)('%s is refused before it is sent (RULE-41, RULE-42)', async ([, file, title, sentence]) => {
    await openLogo()
    choose(file)
    expect(await screen.findByText(title)).toBeVisible()
    expect(drop()).toHaveAccessibleDescription(sentence)
    expect(currentBackend().calls(uploadLogo)).toEqual([])
  })

  test.for([
    ['invalid-input', 'Invalid file type', 'Please upload an image file (PNG, JPG, etc.)'],
    ['too-large', 'File too large', 'Please upload an image of at most 25 megapixels'],
    ['too-large', 'File too large', 'Please upload an image of at most 10,000 pixels on each side'],
    ['unreadable-file', 'Upload failed', 'Unable to process logo file'],
    ['unavailable', 'Upload failed', 'Unable to upload logo. Please try again.'],
  ] as const satisfies readonly (readonly [ProblemCode, string, string])[])(
    'is refused by the server with its own sentence: %s, %s, %s (RULE-41, RULE-42, ERR-28)',
    async ([code, title, sentence]) => {
      await openLogo()
      currentBackend().refuse(uploadLogo, code, sentence, { logoData: sentence })
      choose(png())
      expect(await screen.findByText(title)).toBeVisible()
      expect(drop()).toHaveAccessibleDescription(sentence)
      expect(card().queryByRole('img', { name: /^Logo of/ })).not.toBeInTheDocument()
    },
  )

  test('that got lost on the way says so, and can be sent again (ERR-28)', async () => {
    const backend = currentBackend()
    await openLogo()
    backend.lose(uploadLogo)
    choose(png())
    await waitFor(() =>
      expect(drop()).toHaveAccessibleDescription('Unable to upload logo. Please try again.'),
    )
    backend.answer(uploadLogo, aBusinessProfile({ logoUrl }))
    choose(png())
    expect(await screen.findByText('Logo uploaded')).toBeVisible()
    expect(drop()).not.toHaveAccessibleDescription('Unable to upload logo. Please try again.')
  })
})
