import type { ReactNode } from 'react'
import { Download } from 'lucide-react'
import { saveFile } from '../lib/save-file.ts'
import { Button } from '../ui/button/button.tsx'
import { CopyButton } from '../ui/button/copy-button.tsx'
import { reactComponent, wordPressPlugin } from './own-files.ts'
import type { MethodProps } from './method-props.ts'
import { StaticFiles } from './static-files.tsx'

/** Ways to embed that the owner keeps: code in a project of their own, and files that need no server of ours. */
export const ownMethods: readonly { id: string; title: string; Method: (props: MethodProps) => ReactNode }[] =
  [
    { id: 'react', title: 'React', Method: ReactMethod },
    { id: 'wordpress', title: 'WordPress', Method: WordPressMethod },
    { id: 'static', title: 'Static files', Method: StaticFiles },
  ]

function ReactMethod({ apiKey, choices }: MethodProps) {
  const file = reactComponent(apiKey, choices)
  return (
    <>
      <p className="text-base text-soft">
        One file for your project, with nothing to install. Put{' '}
        <code className="font-mono text-sm">{'<PlauditTestimonials />'}</code> where you want your
        testimonials. Works with React 17 to 19, Next.js and Remix.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <CopyButton text={file} label="Copy component" />
        <SaveFileButton label="Download file" file={file} name="plaudit-testimonials.tsx" />
      </div>
    </>
  )
}

function WordPressMethod({ apiKey, choices }: MethodProps) {
  return (
    <>
      <p className="text-base text-soft">
        A plugin with a Testimonials block for the editor. Put the file into{' '}
        <code className="font-mono text-sm">wp-content/plugins</code>, activate it under Plugins, and add the
        block to a page.
      </p>
      <div className="mt-4">
        <SaveFileButton
          label="Download plugin"
          file={wordPressPlugin(apiKey, choices)}
          name="plaudit-testimonials.php"
        />
      </div>
    </>
  )
}

function SaveFileButton({ label, file, name }: { label: string; file: string; name: string }) {
  return (
    <Button variant="secondary" onClick={() => saveFile(new Blob([file], { type: 'text/plain' }), name)}>
      <Download aria-hidden="true" />
      {label}
    </Button>
  )
}
