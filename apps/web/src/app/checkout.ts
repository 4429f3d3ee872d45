import { exists } from './routes.ts';

/** Whether plans and tokens can be bought on this site: the page that sells them is there. */
export const checkoutIsOpen = exists('tokenPurchase');
