/** PostgreSQL's text of a time ('2026-12-01 09:00:00.123+00') as ISO 8601 in UTC. */
export const iso = (time: string): string => new Date(time).toISOString();

export const isoOrNull = (time: string | null): string | null => (time === null ? null : iso(time));
