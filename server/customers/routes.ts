import {
  createCustomer,
  deleteCustomer,
  editCustomer,
  getCustomer,
  listCustomers,
  mergeCustomer,
  requestTestimonial,
} from '#contract/customers.ts'
import { type App, mount } from '../http/mount.ts'
import { ask } from './ask.ts'
import { list } from './list.ts'
import * as manage from './manage.ts'

export function customerRoutes(app: App): void {
  mount(app, listCustomers, (context, { query }) => list(context, query))
  mount(app, createCustomer, (context, { body }) => manage.create(context, body))
  mount(app, getCustomer, (context, { params }) => manage.details(context, params.id))
  mount(app, editCustomer, (context, { params, body }) => manage.edit(context, params.id, body))
  mount(app, mergeCustomer, (context, { params, body }) => manage.merge(context, params.id, body))
  mount(app, deleteCustomer, (context, { params }) => manage.remove(context, params.id))
  mount(app, requestTestimonial, (context, { params, body }) => ask(context, params.id, body))
}
