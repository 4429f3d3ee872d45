/** The tables and procedures that the specification names, /rest/v1: own rows only, whatever is asked. */
import * as z from 'zod/mini';
import { avatarSchema, experienceActivitySchema, profileSchema, unitSystems } from '../account.ts';
import { invoiceSchema } from '../billing.ts';
import { defineEndpoint } from '../endpoint.ts';

const postgrest = { errorShape: 'postgrest', access: 'keeper' } as const;

/** `eq.` and an id. A filter by another's id finds nothing. */
const filter = z.optional(z.string().check(z.maxLength(100)));
/** Accepted as its clients send them; every field is answered. */
const asked = { select: z.optional(z.string()), order: z.optional(z.string()) };
/** Sent by clients and never believed: the server knows who asks and what a deed is worth. */
const ignored = z.optional(z.unknown());

export const restEndpoints = {
  readProfile: defineEndpoint({
    ...postgrest,
    name: 'read-profile',
    method: 'GET',
    path: '/rest/v1/profiles',
    summary: "The caller's own profile, as an array of one; empty when the filter names another's.",
    input: z.object({ ...asked, user_id: filter, limit: z.optional(z.string()) }),
    output: z.array(profileSchema),
  }),
  updateProfile: defineEndpoint({
    ...postgrest,
    name: 'update-profile',
    method: 'PATCH',
    path: '/rest/v1/profiles',
    summary:
      'Changes own preferences. A new e-mail address counts once it is verified. Balance, tier, points and tickets are the server’s: such fields are ignored.',
    input: z.object({
      select: z.optional(z.string()),
      user_id: filter,
      email: z.optional(z.string().check(z.maxLength(320))),
      display_name: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
      avatar: z.optional(avatarSchema),
      country: z.optional(z.nullable(z.string().check(z.maxLength(10)))),
      units: z.optional(z.enum(unitSystems)),
      time_zone: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
      /** Given: the change is refused when the profile has moved on since that version was read. */
      version: z.optional(z.int32()),
    }),
    inQuery: ['select', 'user_id'],
    output: z.array(profileSchema),
    errors: ['email_address_invalid', 'changed_elsewhere'],
  }),
  readExperience: defineEndpoint({
    ...postgrest,
    name: 'read-experience',
    method: 'GET',
    path: '/rest/v1/experience_activities',
    summary: 'Own deeds that earned experience, newest first.',
    input: z.object({ ...asked, user_id: filter, limit: z.optional(z.string()) }),
    output: z.array(experienceActivitySchema),
  }),
  readInvoices: defineEndpoint({
    ...postgrest,
    name: 'read-invoices',
    method: 'GET',
    path: '/rest/v1/invoices',
    summary: 'Own invoices, newest first; each with what can be had back of it now.',
    input: z.object({ ...asked, user_id: filter, limit: z.optional(z.string()) }),
    output: z.array(invoiceSchema),
  }),
  awardExperienceRpc: defineEndpoint({
    ...postgrest,
    name: 'award_experience',
    method: 'POST',
    path: '/rest/v1/rpc/award_experience',
    summary:
      'Asks for the experience of a deed. The server gives it once a deed, by its own table; the points that a client names are ignored.',
    input: z.object({
      p_user_id: ignored,
      p_activity_type: z.string().check(z.maxLength(60)),
      p_experience_points: ignored,
      p_description: z.optional(z.string().check(z.maxLength(200))),
    }),
    output: z.object({ awarded: z.int(), experience_points: z.int(), level: z.int() }),
  }),
  updateDailyStreak: defineEndpoint({
    ...postgrest,
    name: 'update_daily_streak',
    method: 'POST',
    path: '/rest/v1/rpc/update_daily_streak',
    summary: 'Counts the days in a row with a daily task done, in the keeper’s time zone.',
    input: z.object({ p_user_id: ignored }),
    output: z.object({ daily_streak: z.int() }),
  }),
} as const;
