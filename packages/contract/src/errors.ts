/** The closed set of error codes, their status, and the words a keeper reads when a route adds none. */
import * as z from 'zod/mini';

export const errorTable = {
  invalid_request: { status: 400, message: 'The request could not be read.' },
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
