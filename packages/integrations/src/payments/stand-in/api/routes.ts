import * as billing from './billing.ts';
import type { Handle } from './call.ts';
import * as catalogue from './catalogue.ts';
import * as checkout from './checkout.ts';
import * as customers from './customers.ts';
import * as moneyBack from './money-back.ts';
import { createPortal } from './portals.ts';

/** The part of https://docs.stripe.com/api that we use. */
const table: readonly (readonly [string, Handle])[] = [
  ['POST /v1/products', catalogue.createProduct],
  ['GET /v1/products/:id', catalogue.readProduct],
  ['POST /v1/products/:id', catalogue.updateProduct],
  ['GET /v1/prices', catalogue.listPrices],
  ['POST /v1/prices', catalogue.createPrice],
  ['GET /v1/prices/:id', catalogue.readPrice],
  ['POST /v1/prices/:id', catalogue.updatePrice],
  ['POST /v1/coupons', catalogue.createCoupon],
  ['GET /v1/coupons/:id', catalogue.readCoupon],
  ['GET /v1/billing_portal/configurations', catalogue.listConfigurations],
  ['POST /v1/billing_portal/configurations', catalogue.createConfiguration],
  ['POST /v1/billing_portal/configurations/:id', catalogue.updateConfiguration],
  ['POST /v1/billing_portal/sessions', createPortal],
  ['POST /v1/customers', customers.createCustomer],
  ['GET /v1/customers/:id', customers.readCustomer],
  ['DELETE /v1/customers/:id', customers.deleteCustomer],
  ['POST /v1/checkout/sessions', checkout.createSession],
  ['GET /v1/checkout/sessions/:id', checkout.readSession],
  ['POST /v1/checkout/sessions/:id/expire', checkout.expireSession],
  ['GET /v1/subscriptions', billing.listSubscriptions],
  ['GET /v1/subscriptions/:id', billing.readSubscription],
  ['DELETE /v1/subscriptions/:id', billing.cancelSubscription],
  ['GET /v1/invoices', billing.listInvoices],
  ['GET /v1/invoices/:id', billing.readInvoice],
  ['GET /v1/charges', moneyBack.listCharges],
  ['GET /v1/charges/:id', moneyBack.readCharge],
  ['GET /v1/disputes', moneyBack.listDisputes],
  ['GET /v1/refunds', moneyBack.listRefunds],
  ['POST /v1/refunds', moneyBack.createRefund],
];

const routes = table.map(([route, handle]) => {
  const [method = '', path = ''] = route.split(' ');
  return { method, pattern: new RegExp(`^${path.replace(':id', '([^/]+)')}$`), handle };
});

export const routeOf = (method: string, path: string): { handle: Handle; id: string } | null => {
  for (const route of routes) {
    const match = route.method === method ? route.pattern.exec(path) : null;
    if (match) return { handle: route.handle, id: decodeURIComponent(match[1] ?? '') };
  }
  return null;
};
