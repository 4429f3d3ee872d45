/** Value below which the share `p` (0 to 1) of the samples lies, by the nearest-rank rule. */
export const percentile = (samples: readonly number[], p: number): number => {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(p * sorted.length) - 1)] ?? Number.NaN;
};

export const median = (samples: readonly number[]): number => percentile(samples, 0.5);

export const ms = (value: number): string => `${value.toFixed(0)} ms`;
export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
export const mb = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;

/** One line a figure: name, value, bound, and whether it holds. A figure that fails sets exit code 1. */
export const report = (name: string, value: string, bound: string, holds: boolean): void => {
  process.stdout.write(`${holds ? 'ok  ' : 'OVER'}  ${name}: ${value} (bound ${bound})\n`);
  if (!holds) process.exitCode = 1;
};
