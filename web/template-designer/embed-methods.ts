import { brand } from '#contract/brand.ts'
import { reservingStyle, type WidgetHeights } from '#contract/embed/widget-heights.ts'

/** One way to put a widget into a page. */
export interface EmbedMethod {
  readonly id: string
  readonly title: string
  readonly text: string
  /** What is copied. */
  readonly code: (place: EmbedPlace) => string
}

export interface EmbedPlace {
  /** Of this server. */
  readonly origin: string
  readonly widgetKey: string
  /** As the server measures it; unknown at first. */
  readonly heights?: WidgetHeights | undefined
}

const container = (key: string) => `${brand.prefix}-widget-${key}`
/** Not `async`: a widget that comes after the page was painted stays out of sight rather than move what is read. */
const scriptOf = ({ origin, widgetKey }: EmbedPlace) =>
  `<script src="${origin}/widget/${widgetKey}.js"></script>`

/** Where its height is known, the page keeps it free and need not wait for the script. */
function withFreeHeight({ widgetKey, heights }: EmbedPlace, code: string): string {
  if (!heights?.phone) return code
  const style = `<style>${reservingStyle(widgetKey, heights)}</style>`
  return `${style}\n${code.replace('></script>', ' async></script>')}`
}

/** The ways, the best one first. */
export const embedMethods: readonly EmbedMethod[] = [
  {
    id: 'container',
    title: 'Container and script',
    text: 'Best for most sites. Paste all lines together where testimonials belong.',
    code: (place) =>
      withFreeHeight(place, `<div id="${container(place.widgetKey)}"></div>\n${scriptOf(place)}`),
  },
  {
    id: 'script',
    title: 'One line',
    text: 'The widget appears where you paste it.',
    code: scriptOf,
  },
  {
    id: 'frame',
    title: 'Frame',
    text: 'For editors that take no scripts. Adjust the height to your layout.',
    code: ({ origin, widgetKey }) =>
      `<iframe src="${origin}/embed/testimonials?apiKey=${widgetKey}" title="Customer testimonials" loading="lazy" style="width:100%;height:640px;border:0"></iframe>`,
  },
  {
    id: 'plain',
    title: 'Without a script',
    text: 'For pages that your own server puts together. Fetch this address there and put the HTML into the page.',
    code: ({ origin, widgetKey }) => `${origin}/widget/${widgetKey}.html`,
  },
]

/** Where the code goes in what people build sites with. */
export const siteBuilders: readonly { readonly name: string; readonly steps: string }[] = [
  {
    name: 'WordPress',
    steps:
      'In the editor, add a Custom HTML block, paste the code and update the page. On WordPress.com this needs a plan that allows plugins.',
  },
  {
    name: 'Wix',
    steps:
      'Choose Add Elements, Embed Code, Embed HTML. Paste the code, then drag the box to the width and height you want: Wix shows it in a frame of that size.',
  },
  {
    name: 'Squarespace',
    steps:
      'Edit the page, add a Code block and paste the code. Scripts need a plan with code injection. They run on the live page, not while you edit.',
  },
  {
    name: 'Shopify',
    steps: 'Open Online Store, Themes, Customize. Add a Custom Liquid section, paste the code and save.',
  },
  {
    name: 'Webflow',
    steps:
      'Drag a Code Embed element onto the page, paste the code and publish. Code Embed needs a paid plan, and scripts run on the published site.',
  },
]
