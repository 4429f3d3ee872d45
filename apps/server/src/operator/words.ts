/** Text for a terminal. Addresses come from strangers, and must not steer it. */
export const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '\ufffd');

/** Rows in columns, the first row being the heads. */
export const inColumns = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => (row[at] ?? '').length)),
  );
  return rows
    .map(
      (row) =>
        row
          .map((cell, at) => cell.padEnd(widths[at] ?? 0))
          .join('  ')
          .trimEnd() + '\n',
    )
    .join('');
};

/** 2026-12-01 09:00 in UTC, or a dash. */
export const minuteOf = (time: string | null): string =>
  time === null ? '-' : time.slice(0, 16).replace('T', ' ');

const units = [
  ['d', 24 * 60],
  ['h', 60],
  ['min', 1],
] as const;

/** How long ago, in whole days, hours or minutes. */
export const ageOf = (time: string, now: Date): string => {
  const minutes = Math.floor((now.getTime() - new Date(time).getTime()) / 60_000);
  const [unit, size] = units.find(([, size]) => minutes >= size) ?? [];
  return size === undefined ? 'under 1 min' : `${Math.floor(minutes / size)} ${unit}`;
};

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
