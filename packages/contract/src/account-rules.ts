/** Numbers of an account. Kept apart from the schemas so that the first paint carries no validator. */

/** Days of the free trial: the abilities of the pro tier, not its tokens. */
export const TRIAL_DAYS = 7;
/** Days between "delete my account" and its end; signing in before undoes it. */
export const ERASURE_DAYS = 14;
/** Characters; the 10,000 most common passwords are refused besides. */
export const MIN_PASSWORD = 6;
/** Longer ones are refused, since hashing them costs. */
export const MAX_PASSWORD = 256;

/** A guest's conversations with support are erased after this long. */
export const GUEST_SUPPORT_DAYS = 90;
