/** The only place where a profile becomes what a client sees. */
import type { Profile, Tier, UnitSystem } from '@nishiki/contract/account';
import type { PlanId } from '@nishiki/contract/plans';
import type { Ctx } from '../ctx.ts';
import { badgeOf } from '../subscription/badge.ts';
import { iso } from '../timestamp.ts';
import { presentAvatar, type StoredAvatar } from './avatar.ts';

/** A row of the view `own_profile`. */
export type ProfileRow = {
  user_id: string;
  email: string;
  email_verified: boolean;
  pending_email: string | null;
  has_password: boolean;
  subscription_tier: Tier;
  plan: PlanId | null;
  trial_ends_at: string;
  tokens_remaining: number;
  total_tokens_used: number;
  experience_points: number;
  level: number;
  daily_streak: number;
  show_tickets: number;
  display_name: string | null;
  avatar: StoredAvatar;
  country: string | null;
  units: UnitSystem;
  time_zone: string | null;
  created_at: string;
  version: number;
};

export const presentProfile = (ctx: Ctx, row: ProfileRow): Profile => ({
  user_id: row.user_id,
  email: row.email,
  email_verified: row.email_verified,
  pending_email: row.pending_email,
  has_password: row.has_password,
  subscription_tier: row.subscription_tier,
  plan: row.plan,
  badge: badgeOf(row.subscription_tier, row.trial_ends_at, ctx.now()),
  trial_ends_at: iso(row.trial_ends_at),
  tokens_remaining: row.tokens_remaining,
  total_tokens_used: row.total_tokens_used,
  experience_points: row.experience_points,
  level: row.level,
  daily_streak: row.daily_streak,
  show_tickets: row.show_tickets,
  display_name: row.display_name,
  avatar: presentAvatar(ctx, row.user_id, row.avatar),
  country: row.country,
  units: row.units,
  time_zone: row.time_zone,
  created_at: iso(row.created_at),
  version: row.version,
});
