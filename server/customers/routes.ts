import {
  createCustomer,
  deleteCustomer,
  editCustomer,
  getCustomer,
  listCustomers,
  mergeCustomer,
  requestTestimonial,
} from '#contract/customers/customers.ts'
import { type App, mount } from '../http/mount.ts'
import { askForTestimonial } from './ask.ts'
import { readCustomerList } from './list.ts'
import * as manage from './manage.ts'

export function customerRoutes(app: App): void {
  mount(app, listCustomers, (context, { query }) => readCustomerList(context, query))
  mount(app, createCustomer, (context, { body }) => manage.createCustomer(context, body))
  mount(app, getCustomer, (context, { params }) => manage.readCustomerDetails(context, params.id))
  mount(app, editCustomer, (context, { params, body }) => manage.editCustomer(context, params.id, body))
  mount(app, mergeCustomer, (context, { params, body }) => manage.mergeCustomer(context, params.id, body))
  mount(app, deleteCustomer, (context, { params }) => manage.deleteCustomer(context, params.id))
  mount(app, requestTestimonial, (context, { params, body }) => askForTestimonial(context, params.id, body))
}
