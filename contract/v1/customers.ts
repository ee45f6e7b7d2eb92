import { z } from 'zod/mini'
import { placeholders } from '../about.ts'
import {
  createCustomer,
  customer,
  customerRequest,
  deleteCustomer,
  editCustomer,
  getCustomer,
  listCustomers,
  mergeCustomer,
  requestTestimonial,
} from '../customers/customers.ts'
import { versioned } from './versioned.ts'

const group = 'customers'
const read = { scope: 'customers:read' } as const
const write = { scope: 'customers:write' } as const
const params = { id: placeholders.customerId }

export const v1ListCustomers = versioned('GET /api/v1/customers', listCustomers, {
  ...read,
  about: {
    group,
    place: 1,
    title: 'List customers',
    says: 'Newest first. search finds its words in name, email and company; the other parameters narrow the list.',
    sample: { query: { status: 'active', limit: '20' } },
  },
})

export const v1CreateCustomer = versioned('POST /api/v1/customers', createCustomer, {
  ...write,
  about: {
    group,
    place: 2,
    title: 'Create a customer',
    says: 'Adds a customer, or updates the one who has this email already: isNew says which. Their name stays, a new company replaces the old one, and the status only moves forward.',
    sample: {
      body: { name: 'Ines Duarte', email: 'ines.duarte@example.com', company: null },
      idempotencyKey: 'customer-77',
    },
  },
})

export const v1GetCustomer = versioned('GET /api/v1/customers/:id', getCustomer, {
  ...read,
  picks: { part: 'customer' },
  response: customer,
  about: { group, place: 3, title: 'Get a customer', says: 'One customer.', sample: { params } },
})

export const v1UpdateCustomer = versioned('PATCH /api/v1/customers/:id', editCustomer, {
  ...write,
  about: {
    group,
    place: 4,
    title: 'Update a customer',
    says: 'Changes the fields you send.',
    sample: { params, body: { company: 'Duarte & Filhos', phone: null } },
    refusals: ['customer-exists', 'edited-elsewhere'],
  },
})

export const v1DeleteCustomer = versioned('DELETE /api/v1/customers/:id', deleteCustomer, {
  ...write,
  about: {
    group,
    place: 5,
    title: 'Delete a customer',
    says: 'Deletes the customer for good. Their testimonials stay.',
    sample: { params },
  },
})

export const v1MergeCustomer = versioned('POST /api/v1/customers/:id/merge', mergeCustomer, {
  ...write,
  about: {
    group,
    place: 6,
    title: 'Merge two customers',
    says: 'Makes one of this customer and the one who has the email you send. This one stays, with that email and both histories.',
    sample: { params, body: { email: 'ines.duarte@example.com' } },
  },
})

export const v1ListRequests = versioned('GET /api/v1/customers/:id/requests', getCustomer, {
  ...read,
  picks: { part: 'requests' },
  isWhole: true,
  response: z.array(customerRequest),
  about: {
    group,
    place: 7,
    title: 'List requests to a customer',
    says: 'What asked them for a testimonial, newest first, and whether they answered. The last 50.',
    sample: { params },
  },
})

export const v1RequestTestimonial = versioned('POST /api/v1/customers/:id/requests', requestTestimonial, {
  scope: 'requests:write',
  about: {
    group,
    place: 8,
    title: 'Ask a customer for a testimonial',
    says: 'Emails a customer your words with a link to your form. Once a day for a customer, and 100 an hour. They reply to the person whose key this is.',
    sample: {
      params,
      body: { subject: 'How is the bread?', message: 'Hello Ines,\n\nHow do you like our rye?' },
      idempotencyKey: 'request-77',
    },
    refusals: ['address-unproven', 'plan-limit-reached'],
  },
})
