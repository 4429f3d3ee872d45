/** Numbers of the till. Kept apart from the schemas so that pages carry no validator for them. */

/** Days in which the first payment of a plan, or the unused tokens of a package, can be handed back. */
export const MONEY_BACK_DAYS = 30;
/** Days for which a plan goes on working after a payment failed. */
export const GRACE_DAYS = 7;
