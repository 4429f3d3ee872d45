import type { Outcome } from '@nishiki/contract/analysis';
import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const analyses = pgTable('analyses', {
  id: uuid().primaryKey(),
  /** Exactly one of the two owners is set. */
  userId: uuid('user_id'),
  deviceId: uuid('device_id'),
  kind: text({ enum: ['comprehensive', 'disease-detection'] }).notNull(),
  outcome: text().$type<Outcome>().notNull(),
  engineVersion: text('engine_version').notNull(),
  /** Key in the file store; null where no photo was kept. */
  photoKey: text('photo_key'),
  photoWidth: integer('photo_width'),
  photoHeight: integer('photo_height'),
  result: jsonb().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  /** When photo and analysis are erased; null: when their owner does it. */
  expiresAt: timestamp('expires_at', { withTimezone: true }),
});
