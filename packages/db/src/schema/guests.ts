import { date, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const guestDevices = pgTable('guest_devices', {
  id: uuid().primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
});

export const guestTries = pgTable('guest_tries', {
  id: uuid().primaryKey(),
  deviceId: uuid('device_id').notNull(),
  feature: text({ enum: ['identify', 'disease'] }).notNull(),
  state: text({ enum: ['reserved', 'settled', 'released'] }).notNull(),
  /** Keyed hash of the client's address; the address itself is never stored. */
  addressHash: text('address_hash').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  settledAt: timestamp('settled_at', { withTimezone: true }),
  day: date().notNull().defaultNow(),
});
