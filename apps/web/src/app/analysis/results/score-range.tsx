type ScoreRangeProps = {
  label: string;
  low: number;
  high: number;
  max: number;
  /** The range in words, such as '17 to 20 of 25'. Always shown. */
  text: string;
};

/** A range on a bar: solid up to its lower end, paler on to its upper end. */
export const ScoreRange = ({ label, low, high, max, text }: ScoreRangeProps) => {
  const at = (value: number) => `${(Math.min(max, Math.max(0, value)) / max) * 100}%`;
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{label}</span>
        <span className="shrink-0 text-muted tabular-nums">{text}</span>
      </div>
      <svg
        role="img"
        aria-label={`${label}: ${text}`}
        className="mt-2 block h-2 w-full rounded-full bg-water-deep text-muted forced-colors:border"
      >
        <rect width={at(high)} height="100%" rx="4" fill="currentColor" opacity="0.45" />
        <rect width={at(low)} height="100%" rx="4" fill="currentColor" />
      </svg>
    </div>
  );
};
