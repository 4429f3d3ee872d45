/** The closed set of error codes, their status, and the words a keeper reads when a route adds none. */
import * as z from 'zod/mini';

export const errorTable = {
  invalid_request: { status: 400, message: 'The request could not be read.' },
  body_too_large: { status: 413, message: 'The request is too large to be read.' },
  image_missing: { status: 400, message: 'Please select an image' },
  image_not_data_url: {
    status: 400,
    message: 'Send the photo itself as a data URL. Addresses of photos elsewhere are not fetched.',
  },
  image_too_large: { status: 413, message: 'Image size must be less than 10MB' },
  image_type: { status: 415, message: 'Only JPEG, PNG, WebP and HEIC photos can be read.' },
  image_unreadable: {
    status: 422,
    message: 'This photo could not be read. It may be damaged or only partly saved.',
  },
  image_dimensions: {
    status: 422,
    message: 'This photo is too small or too large in pixels to be read.',
  },
  guest_tries_used: {
    status: 429,
    message: 'You have used your 3 free tries.',
  },
  address_limit: {
    status: 429,
    message: 'Too many free tries came from your network today. Please try again tomorrow.',
  },
  rate_limited: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  busy: {
    status: 429,
    message: 'Many photos are being read right now. Yours was not; please try again in a moment.',
  },
  analysis_timeout: {
    status: 422,
    message: 'Reading this photo took too long, so it was stopped.',
  },
  message_empty: { status: 400, message: 'Please write a message. Nothing was charged.' },
  message_too_long: {
    status: 413,
    message: 'This message is too long. Please send it in parts. Nothing was charged.',
  },
  tier_needed: {
    status: 403,
    message: 'Voice is part of the Enthusiast, Breeder and Professional plans, and of the trial.',
  },
  sign_in_required: { status: 401, message: 'Please sign in to do this.' },
  token_invalid: { status: 401, message: 'This sign-in is no longer valid. Please sign in again.' },
  session_ended: { status: 401, message: 'You were signed out here. Please sign in again.' },
  tokens_short: { status: 402, message: 'You do not have enough tokens for this.' },
  token_usage_failed: { status: 503, message: 'Failed to process token usage' },
  in_progress: { status: 409, message: 'This is being worked on already. Please wait for it.' },
  changed_elsewhere: {
    status: 409,
    message: 'This was changed elsewhere in the meantime. Look at it again before you save.',
  },
  password_wrong: { status: 403, message: 'The password is not right. Nothing was changed.' },
  identity_failed: { status: 400, message: 'Failed to sign in with Google' },
  invalid_credentials: { status: 400, message: 'Invalid login credentials' },
  user_already_exists: { status: 422, message: 'User already registered' },
  email_address_invalid: { status: 400, message: 'Please enter a valid email address' },
  weak_password: {
    status: 422,
    message: 'This password is among the most common ones. Please choose another.',
  },
  password_too_short: { status: 422, message: 'Password must be at least 6 characters long' },
  same_password: {
    status: 422,
    message: 'The new password is the old one. Please choose another.',
  },
  reauthentication_needed: {
    status: 403,
    message: 'Please give your current password as well. Nothing was changed.',
  },
  otp_expired: {
    status: 403,
    message: 'This link has been used or is too old. Please ask for a new one.',
  },
  refresh_token_not_found: {
    status: 400,
    message: 'This sign-in is not known. Please sign in again.',
  },
  refresh_token_already_used: {
    status: 400,
    message: 'This sign-in was used twice, so it was ended for safety. Please sign in again.',
  },
  flow_state_not_found: {
    status: 404,
    message: 'This sign-in took too long or was finished already. Please start again.',
  },
  bad_code_verifier: {
    status: 400,
    message: 'This sign-in was begun in another browser. Please start again here.',
  },
  provider_disabled: { status: 400, message: 'Failed to sign in with Google' },
  plan_unknown: { status: 400, message: 'There is no such plan. Nothing was charged.' },
  package_unknown: { status: 400, message: 'There is no such package. Nothing was charged.' },
  plan_held: { status: 409, message: 'You have this plan already. Nothing was charged.' },
  contact_sales: {
    status: 409,
    message: 'Please contact our sales team for enterprise pricing. Nothing was charged.',
  },
  payments_off: {
    status: 409,
    message: 'Payments are not set up on this site. Nothing was charged.',
  },
  payment_unreachable: {
    status: 503,
    message: 'The payment service cannot be reached right now. Nothing was charged.',
  },
  payment_refused: {
    status: 409,
    message: 'The payment service refused this. Nothing was charged.',
  },
  nothing_bought: {
    status: 404,
    message: 'You have not bought anything here so far, so there is nothing to manage.',
  },
  refund_refused: {
    status: 409,
    message: 'This payment cannot be handed back. Nothing was changed.',
  },
  signature_invalid: {
    status: 400,
    message: 'This message was not signed by the payment service.',
  },
  not_found: { status: 404, message: 'There is nothing here, or it is not yours.' },
  method_not_allowed: { status: 405, message: 'This address does not take that kind of request.' },
  unavailable: { status: 503, message: 'Nishiki cannot do this right now. Please try again soon.' },
  internal: {
    status: 500,
    message: 'Something went wrong on our side. Nothing of yours was lost.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorTable;

export const errorSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    requestId: z.string(),
    retryAfterSeconds: z.optional(z.number()),
  }),
});
export type ErrorAnswer = z.infer<typeof errorSchema>;

/** The names that the account protocol has for codes of ours, where it has any. */
const gotrueNames: Partial<Record<ErrorCode, { code: string; status?: number }>> = {
  invalid_request: { code: 'validation_failed' },
  rate_limited: { code: 'over_request_rate_limit' },
  sign_in_required: { code: 'no_authorization' },
  token_invalid: { code: 'bad_jwt', status: 403 },
  session_ended: { code: 'session_not_found', status: 403 },
  password_too_short: { code: 'weak_password' },
  password_wrong: { code: 'reauthentication_not_valid' },
  internal: { code: 'unexpected_failure' },
};

/** Status and name of a code in the account protocol's errors (`code`, `error_code`, `msg`). */
export const gotrueError = (code: ErrorCode): { status: number; code: string } => {
  const named = gotrueNames[code];
  return { status: named?.status ?? errorTable[code].status, code: named?.code ?? code };
};

export const gotrueErrorSchema = z.object({
  code: z.int(),
  error_code: z.string(),
  msg: z.string(),
});

export const postgrestErrorSchema = z.object({
  code: z.string(),
  message: z.string(),
  details: z.nullable(z.string()),
  hint: z.nullable(z.string()),
});
