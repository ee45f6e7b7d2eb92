import { placeholders } from '../about.ts'
import { getWall, saveWall } from '../wall/wall.ts'
import {
  createWidget,
  deleteWidget,
  duplicateWidget,
  listWidgets,
  pauseWidget,
  updateWidget,
  widget,
} from '../widgets/widgets.ts'
import { versioned } from './versioned.ts'

const group = 'your-widgets'
const read = { scope: 'widgets:read' } as const
const write = { scope: 'widgets:write' } as const
const params = { id: placeholders.widgetId }
const sample = { name: 'Home page', templateId: 'modern-card', settings: { displayCount: 6, theme: 'auto' } }

export const v1ListWidgets = versioned('GET /api/v1/widgets', listWidgets, {
  ...read,
  isWhole: true,
  about: {
    group,
    place: 1,
    title: 'List widgets',
    says: 'Newest first.',
    sample: { query: { limit: '20' } },
  },
})

export const v1CreateWidget = versioned('POST /api/v1/widgets', createWidget, {
  ...write,
  about: {
    group,
    place: 2,
    title: 'Create a widget',
    says: 'widgetKey goes into your page: <div data-plaudit="wgt_..."></div> with the script embed.js. What you leave out of settings is as the template has it.',
    sample: { body: sample, idempotencyKey: 'widget-1' },
    refusals: ['too-large'],
  },
})

export const v1GetWidget = versioned('GET /api/v1/widgets/:id', listWidgets, {
  ...read,
  params: updateWidget.params,
  picks: 'one',
  response: widget,
  about: { group, place: 3, title: 'Get a widget', says: 'One widget.', sample: { params } },
})

export const v1UpdateWidget = versioned('PUT /api/v1/widgets/:id', updateWidget, {
  ...write,
  about: {
    group,
    place: 4,
    title: 'Update a widget',
    says: 'Replaces name, template, settings and filters. Pages that have it follow within 60 seconds.',
    sample: { params, body: sample },
  },
})

export const v1PauseWidget = versioned('PUT /api/v1/widgets/:id/paused', pauseWidget, {
  ...write,
  about: {
    group,
    place: 5,
    title: 'Pause a widget',
    says: 'A paused widget shows nothing and takes no room. Its code stays in your page.',
    sample: { params, body: { isPaused: true } },
  },
})

export const v1DuplicateWidget = versioned('POST /api/v1/widgets/:id/duplicate', duplicateWidget, {
  ...write,
  about: {
    group,
    place: 6,
    title: 'Duplicate a widget',
    says: 'Makes a second one like it, with a key of its own.',
    sample: { params },
    refusals: ['too-large'],
  },
})

export const v1DeleteWidget = versioned('DELETE /api/v1/widgets/:id', deleteWidget, {
  ...write,
  about: {
    group,
    place: 7,
    title: 'Delete a widget',
    says: 'Its code shows nothing from then on.',
    sample: { params },
  },
})

export const v1GetWall = versioned('GET /api/v1/wall', getWall, {
  ...read,
  about: {
    group,
    place: 8,
    title: 'Get your wall',
    says: 'Your hosted page of testimonials. It is off until you save it.',
  },
})

export const v1SaveWall = versioned('PUT /api/v1/wall', saveWall, {
  ...write,
  about: {
    group,
    place: 9,
    title: 'Save your wall',
    says: 'Replaces its address, texts and colors, and turns it on or off. Visitors see changes within 60 seconds.',
    sample: {
      body: {
        slug: 'fjord-and-kiln',
        isOn: true,
        isIndexed: true,
        title: '',
        intro: 'What our guests say.',
        accentColor: '#2563eb',
        backgroundColor: null,
        shownTags: ['bread'],
      },
    },
  },
})
